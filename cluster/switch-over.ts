import { ask } from '../apps/api/src/testing/ask.ts';
import type { Layout } from './layout.ts';
import { leaderOf, membersOf } from './members.ts';
import type { Pooler } from './pooler.ts';
import { authorization } from './set-synchronous.ts';
import { until } from './until.ts';

interface SwitchOverOptions {
  layout: Layout;
  pooler: Pooler;
  adminUrl: string;
  /** The same to the replicas. */
  replicaUrl: string;
  /** Of Patroni's interface. */
  password: string;
}

/** Makes the synchronous standby the leader, while the callers wait at the pooler: none of them hears of it. */
export async function switchOver({ layout, pooler, adminUrl, replicaUrl, password }: SwitchOverOptions): Promise<void> {
  const leader = await leaderOf(layout);
  const candidate = (await membersOf(layout)).find(({ role }) => role === 'sync_standby')?.name;
  if (candidate === undefined)
    throw new Error('There is no synchronous standby to take over. Wait until the cluster is whole.');
  // The old leader writes all of this before it ends; done first, nobody waits for it.
  await ask(adminUrl, ['checkpoint'], 60_000);
  await pooler.pause();
  try {
    const response = fetch(`http://${layout.addresses[leader]}:${layout.ports.patroni}/switchover`, {
      method: 'POST',
      headers: authorization(password),
      body: JSON.stringify({ leader, candidate }),
    });
    const refused = response.then(async (answer) => {
      if (!answer.ok) throw new Error(`Patroni refused: ${answer.status} ${await answer.text()}`);
      return new Promise<never>(() => undefined);
    });
    // It is done when whoever comes through HAProxy finds the new one, which is before Patroni says so.
    await Promise.race([refused, through(adminUrl, layout.addresses[candidate])]);
    await amongReplicas(replicaUrl);
  } finally {
    await pooler.resume();
  }
}

async function through(adminUrl: string, address: string): Promise<void> {
  await until('new leader behind HAProxy', 60, async () => {
    const [row] = await ask(
      adminUrl,
      ['select host(inet_server_addr()) as address, pg_is_in_recovery() as recovering'],
      2_000,
    );
    return row?.address === address && row.recovering === false ? true : undefined;
  });
}

/**
 * Waits until HAProxy has noticed that the new leader is no replica any more: whoever came to it as one would be cut off in the middle. It hands
 * out one after the other, so three in a row are all. Without a replica the leader reads, and there is nothing to wait for.
 */
async function amongReplicas(url: string): Promise<void> {
  const isReplica = async (): Promise<boolean> => {
    const [row] = await ask(url, ['select pg_is_in_recovery() as recovering'], 2_000);
    return row?.recovering === true;
  };
  await until('replica behind HAProxy', 3, async () => {
    for (let count = 0; count < 3; count += 1) if (!(await isReplica())) return undefined;
    return true;
  }).catch(() => undefined);
}
