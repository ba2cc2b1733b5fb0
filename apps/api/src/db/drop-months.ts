import { sql, type RawBuilder } from 'kysely';
import { partsOf, restOf, shortWait, type Monthly } from './months.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

interface Old {
  /** A part goes when all of it is older. */
  before: Date;
  /** Rows that stay, among the rest; each row fits one of these at most. */
  stays?: readonly RawBuilder<boolean>[];
}

/** Detaches and drops the parts that are over; answers their names. A part of a million rows goes as fast as one of none. */
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
    // What detaching needs, taken first: behind it nothing is written, and another process finds it done.
    await sql`lock table ${whole} in access exclusive mode`.execute(t);
    const there = await partsOf(t, monthly);
    if (!there.some((one) => one.name === name)) return false;
    await sql`alter table ${whole} detach partition ${part}`.execute(t);
    for (const stay of stays) await sql`insert into ${restOf(monthly)} select * from ${part} where ${stay}`.execute(t);
    await sql`drop table ${part}`.execute(t);
    return true;
  });
}
