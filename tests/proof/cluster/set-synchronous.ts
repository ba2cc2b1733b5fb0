import { type Layout } from './layout.ts';
import { leaderOf } from './members.ts';

/** Updates the setting in etcd: an existing cluster may have started with the other one. */
export async function setSynchronous(layout: Layout, password: string, synchronous: boolean): Promise<void> {
  const url = `http://${layout.addresses[await leaderOf(layout)]}:${layout.ports.patroni}/config`;
  const settings = { synchronous_mode: synchronous, synchronous_mode_strict: synchronous };
  const kept = (await (await fetch(url)).json()) as Partial<typeof settings>;
  if (kept.synchronous_mode === synchronous && kept.synchronous_mode_strict === synchronous) return;
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: authorization(password),
    body: JSON.stringify(settings),
  });
  if (!answer.ok) throw new Error(`Patroni did not change its configuration: ${answer.status} ${await answer.text()}`);
}

export function authorization(password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`patroni:${password}`).toString('base64')}` };
}
