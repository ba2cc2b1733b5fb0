import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { earliestSlot, soonestFreeSlot } from './soonest-free-slot.ts';

/** Few, so that whoever books one of them hardly waits, and money hardly waits for its turn. */
const batchSize = 200;
/** Longer than the regular drain stays away: what a half hour's boundary makes stale has been looked up before it. */
const aheadMs = 2 * 60_000;

/**
 * A sweep: looks up the soonest free half hour of some specialists whose stored one was reset, has passed, or passes in the next
 * two minutes. The rows are locked by one statement and looked up by the next, which therefore sees all that was committed
 * before the lock; whoever changes availability or a booking later waits for it and resets the row again. What another process
 * has locked is left to it.
 */
export function refreshFreeFrom({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const earliest = earliestSlot(new Date(now().getTime() + aheadMs));
  return inTransaction(db, async (t) => {
    const { rows } = await sql<{ row: string }>`
      select ctid::text as row from specialist_specialties
      where listed and free_from < ${earliest}
      order by free_from limit ${batchSize} for update skip locked`.execute(t);
    if (rows.length === 0) return 0;
    // Where they lie is known, and stays so while they are locked.
    await sql`
      update specialist_specialties own
      set free_from = coalesce(${soonestFreeSlot(sql`own.specialist_id`, earliest)}, 'infinity')
      where own.ctid = any(${rows.map(({ row }) => row)}::tid[])`.execute(t);
    return rows.length;
  });
}
