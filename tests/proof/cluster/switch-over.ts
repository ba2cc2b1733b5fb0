import { ask } from '../../../apps/api/src/testing/ask.ts';
import type { Layout } from './layout.ts';
import { leaderOf, membersOf } from './members.ts';
import type { Pooler } from './pooler.ts';
import { authorization } from './set-synchronous.ts';
import { until } from './until.ts';

interface SwitchOverOptions {
  layout: Layout;
  pooler: Pooler;
  adminUrl: string;
  replicaUrl: string;
  password: string;
}

/** Promotes the synchronous standby while callers wait at the pooler unaware. */
export async function switchOver({ layout, pooler, adminUrl, replicaUrl, password }: SwitchOverOptions): Promise<void> {
  const leader = await leaderOf(layout);
  const candidate = (await membersOf(layout)).find(({ role }) => role === 'sync_standby')?.name;
  if (candidate === undefined)
    throw new Error('There is no synchronous standby to take over. Wait until the cluster is whole.');
  // Checkpoint first: the old leader would otherwise write all of it during the switch.
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
    // Done when HAProxy reaches the new leader, which precedes Patroni's report.
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

/** Waits until HAProxy stops using the new leader as a replica. Three checks in a row cover its rotation. */
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
