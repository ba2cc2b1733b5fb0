import { sql } from 'kysely';
import { missingMonths, partsOf, restOf, shortWait, type Month, type Monthly } from './months.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Creates this month's partition and later ones. Moves rows written without one. */
export async function makeMonths(db: Db, monthly: Monthly, now: Date): Promise<void> {
  for (const month of missingMonths(monthly, await partsOf(db, monthly), now)) await makeMonth(db, monthly, month);
}

async function makeMonth(db: Db, monthly: Monthly, { name, from, until }: Month): Promise<void> {
  const { table, column } = monthly;
  const [whole, part, rest] = [sql.table(table), sql.table(name), restOf(monthly)];
  const [first, end] = [from, until].map((at) => sql.lit(at.toISOString()));
  await inTransaction(db, async (t) => {
    await shortWait.execute(t);
    // One process at a time; blocks no reads or writes.
    await sql`lock table ${whole} in share update exclusive mode`.execute(t);
    const there = await partsOf(t, monthly);
    if (there.some((one) => one.name === name)) return;
    await sql`lock table ${rest} in access exclusive mode`.execute(t);
    await sql`create table ${part} (like ${whole} including defaults, primary key (id))`.execute(t);
    await sql`with moved as (
      delete from ${rest} where ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until} returning *
    ) insert into ${part} select * from moved`.execute(t);
    await sql`alter table ${whole} attach partition ${part} for values from (${first}) to (${end})`.execute(t);
  });
}
