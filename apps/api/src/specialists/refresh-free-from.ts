import { limits, noticeChoices, ring, dayMs } from '@tele/core';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { earliestSlot, freeHalves, soonestFreeSlot } from './soonest-free-slot.ts';

/** Few, so that whoever books one of them hardly waits, and money hardly waits for its turn. */
const batchSize = 200;
/** Longer than the regular job run stays away: what a half hour's boundary makes stale has been looked up before it. */
const aheadMs = 2 * 60_000;
const halfMs = limits.appointmentMinutes * 60_000;
/** Whether a half hour that can be asked for now passes in those two minutes: what orders a search may have left it already, of whom it is free. */
export function isPassingSoon(now: Date): boolean {
  const places = [now, new Date(now.getTime() + aheadMs)].map((at) => Math.ceil(earliestSlot(at).getTime() / halfMs));
  return places[0] !== places[1];
}

/**
 * A sweep: looks up the soonest free half hour, and all of them, of some specialists whose stored one was reset, has passed, or passes in the next
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
    rows.push(...(await lockWithNotice(t, earliest)));
    if (rows.length === 0) return 0;
    const of = sql<string>`own.specialist_id`;
    // What is free now counts for searches of now, though what orders them looks ahead.
    const from = earliestSlot(now());
    const until = new Date(from.getTime() + ring.knownDays * dayMs);
    // Where they lie is known, and stays so while they are locked.
    await sql`
      update specialist_specialties own
      set free_from = coalesce(${soonestFreeSlot(of, earliest)}, 'infinity'),
        free_halves = coalesce(${freeHalves(of, from, until)}, repeat('0', ${sql.lit(ring.halves)})::bit(${sql.lit(ring.halves)})),
        known_until = case when exists (select from availability_blocks b where b.specialist_id = ${of} and b.end_at > ${until})
          then ${until}::timestamptz else 'infinity' end
      where own.ctid = any(${rows.map(({ row }) => row)}::tid[])`.execute(t);
    return rows.length;
  });
}

/** Those whose stored half hour lies ahead, and nearer than the notice they ask for: found notice by notice, each by the index. */
async function lockWithNotice(t: Tx, earliest: Date): Promise<{ row: string }[]> {
  const longer = noticeChoices.filter((hours) => hours > 1);
  const { rows } = await sql<{ row: string }>`
    select passing.row from unnest(${longer}::smallint[]) as notice (hours), lateral (
      select ctid::text as row from specialist_specialties
      where listed and notice_hours > 1 and notice_hours = notice.hours
        and free_from >= ${earliest} and free_from < ${earliest}::timestamptz + (notice.hours - 1) * interval '1 hour'
      order by free_from limit ${batchSize} for update skip locked
    ) as passing`.execute(t);
  return rows;
}
