import { sql, type RawBuilder } from 'kysely';
import { partsOf, restOf, shortWait, type Monthly } from './months.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

interface Old {
  /** A partition is dropped when all its rows are older. */
  before: Date;
  /** Rows to keep; no row matches two conditions. */
  stays?: readonly RawBuilder<boolean>[];
}

/** Detaches and drops expired partitions, whatever their size. Returns their names. */
export async function dropMonths(db: Db, monthly: Monthly, { before, stays = [] }: Old): Promise<string[]> {
  const parts = await partsOf(db, monthly);
  const old = parts.filter(({ until }) => until <= before).map(({ name }) => name);
  const gone: string[] = [];
  for (const name of old) if (await dropMonth(db, monthly, { name, stays })) gone.push(name);
  return gone;
}

async function dropMonth(
  db: Db,
  monthly: Monthly,
  { name, stays }: { name: string; stays: readonly RawBuilder<boolean>[] },
): Promise<boolean> {
  const [whole, part] = [sql.table(monthly.table), sql.table(name)];
  return inTransaction(db, async (t) => {
    await shortWait.execute(t);
    // Locked first: later writers and processes find it done.
    await sql`lock table ${whole} in access exclusive mode`.execute(t);
    const there = await partsOf(t, monthly);
    if (!there.some((one) => one.name === name)) return false;
    await sql`alter table ${whole} detach partition ${part}`.execute(t);
    for (const stay of stays) await sql`insert into ${restOf(monthly)} select * from ${part} where ${stay}`.execute(t);
    await sql`drop table ${part}`.execute(t);
    return true;
  });
}
