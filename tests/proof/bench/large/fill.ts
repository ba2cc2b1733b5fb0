// Fills a migrated database in minutes: without triggers, foreign keys and indexes, which are rebuilt at the end.
import { defaultLimits } from '../../../../apps/api/src/config/database-limits.ts';
import { openDatabase, type Database } from '../../../../apps/api/src/db/open.ts';
import { fillingsOf } from '../../../../apps/api/src/testing/large.ts';
import type { Filling, LargeSize } from '../../../../apps/api/src/testing/large-size.ts';

const beside = 2;

/** Superusers only: disables triggers and foreign keys. Poolers refuse the parameter. */
const session = '-c session_replication_role=replica -c work_mem=256MB -c maintenance_work_mem=1GB';
const patienceMs = 3_600_000;

type Pool = Database['pool'];

export async function fillQuickly(
  url: string,
  { size, now, say }: { size: LargeSize; now: Date; say: (text: string) => void },
): Promise<void> {
  const database = await openDatabase({
    databaseUrl: `${url}?options=${encodeURIComponent(session)}`,
    dataDir: '',
    databaseLimits: { ...defaultLimits, connections: beside, waitMs: patienceMs, queryMs: patienceMs },
  });
  const { pool } = database;
  const timed = async (name: string, work: Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await work;
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  };
  try {
    const indexes = await takeIndexes(pool);
    await timed('rows', runAll(pool, fillingsOf(size, now)));
    await timed('indexes', Promise.all(indexes.map((definition) => pool.query(definition))));
    const { rows } = await pool.query<{ name: string }>(
      `select relid::regclass::text as name from pg_stat_user_tables`,
    );
    await timed('vacuum', Promise.all(rows.map(({ name }) => pool.query(`vacuum (analyze, freeze) ${name}`))));
  } finally {
    await database.close();
  }
}

/** Drops all indexes except constraints'. Returns statements that rebuild them. */
async function takeIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`);
  if (rows.length > 0) await pool.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  // A partitioned table's index includes its partitions'.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

interface Touches {
  writes: string | undefined;
  reads: ReadonlySet<string>;
}

/** Runs each statement once earlier ones on the same tables have ended. */
async function runAll(pool: Pool, fillings: readonly Filling[]): Promise<void> {
  const begun: (Touches & { ended: Promise<unknown> })[] = [];
  for (const { sql, values } of fillings) {
    const touches = tablesIn(sql);
    const before = begun.filter((one) => isInTheWay(one, touches)).map(({ ended }) => ended);
    const run = async (): Promise<void> => {
      await Promise.all(before);
      await pool.query(sql, values);
    };
    begun.push({ ...touches, ended: run() });
  }
  await Promise.all(begun.map(({ ended }) => ended));
}

const isInTheWay = (before: Touches, { writes, reads }: Touches): boolean =>
  before.writes !== undefined && (before.writes === writes || reads.has(before.writes));

function tablesIn(sql: string): Touches {
  return {
    writes: /\b(?:insert into|update) (\w+)/.exec(sql)?.[1],
    reads: new Set([...sql.matchAll(/\b(?:from|join) \(?([a-z_]+)/g)].map(([, table = '']) => table)),
  };
}
