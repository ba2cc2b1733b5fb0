// Fills a migrated database with hundreds of millions of cells in minutes: without triggers, foreign keys and indexes, which are made again at the end.
import { defaultLimits } from '../../apps/api/src/config/database-limits.ts';
import { openDatabase, type Database } from '../../apps/api/src/db/open.ts';
import { fillingsOf } from '../../apps/api/src/testing/large.ts';
import type { Filling, LargeSize } from '../../apps/api/src/testing/large-size.ts';

/** As many statements run beside each other as the machine that this was written on has cores. */
const beside = 2;

/** Only a superuser may set triggers and foreign keys aside; a pooler would refuse the parameter. */
const session = '-c session_replication_role=replica -c work_mem=256MB -c maintenance_work_mem=1GB';
const patienceMs = 3_600_000;

type Pool = Database['pool'];

/** Fills it as it would stand at `now`; tells `say` what took how long. */
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

/** Drops every index that is not a constraint's; answers how each is made again. */
async function takeIndexes(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`);
  if (rows.length > 0) await pool.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
  // Of a table of months, those of its months come with it.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

interface Touches {
  writes: string | undefined;
  reads: ReadonlySet<string>;
}

/** Runs each as soon as what was before it, and touches the same tables, has ended. */
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

/** Which table a statement writes, and which it reads. */
function tablesIn(sql: string): Touches {
  return {
    writes: /\b(?:insert into|update) (\w+)/.exec(sql)?.[1],
    reads: new Set([...sql.matchAll(/\b(?:from|join) \(?([a-z_]+)/g)].map(([, table = '']) => table)),
  };
}
