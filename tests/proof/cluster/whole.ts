import { ask } from '../../../apps/api/src/testing/ask.ts';
import { nodeNames, type Layout } from './layout.ts';
import { isHealthy } from './members.ts';
import { until } from './until.ts';

interface Followers {
  recovering: boolean;
  streaming: number;
  synchronous: number;
}

const followers = `
  select pg_is_in_recovery() as recovering, count(*) filter (where state = 'streaming')::int as streaming,
    count(*) filter (where state = 'streaming' and sync_state in ('sync', 'quorum'))::int as synchronous
  from pg_stat_replication where application_name in ('pg1', 'pg2', 'pg3')`;

/** Writes a record if no one else does: a rewound node waits for the first one after a WAL switch. */
const writeSomething = `select pg_create_restore_point('whole') where not pg_is_in_recovery()`;

/** Waits until PostgreSQL runs on all nodes and two follow the leader, one synchronously. Returns the milliseconds. */
export async function whole(layout: Layout, adminUrl: string, synchronous: boolean): Promise<number> {
  const begin = performance.now();
  const url = adminUrl.replace(/\/tele$/, '/postgres');
  await until('whole cluster', 300, async () => {
    const healthy = await Promise.all(nodeNames.map((name) => isHealthy(layout, name, '/health')));
    if (healthy.includes(false)) {
      if (healthy.filter(Boolean).length === 2) await ask(url, [writeSomething], 2_000);
      return undefined;
    }
    const [row] = (await ask(url, [followers], 2_000)) as unknown as Followers[];
    return row && !row.recovering && row.streaming === 2 && (!synchronous || row.synchronous > 0) ? true : undefined;
  });
  return Math.round(performance.now() - begin);
}
