import { limits, noticeChoices, ring, dayMs } from '@tele/core';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { earliestSlot, freeHalves, soonestFreeSlot } from './soonest-free-slot.ts';

/** Small: bookings and payments barely wait for the locks. */
const batchSize = 200;
/** Longer than the job interval: rows are refreshed before the half hour makes them stale. */
const aheadMs = 2 * 60_000;
const halfMs = limits.appointmentMinutes * 60_000;
/** A bookable half hour passes within two minutes, which can change the search order. */
export function isPassingSoon(now: Date): boolean {
  const places = [now, new Date(now.getTime() + aheadMs)].map((at) => Math.ceil(earliestSlot(at).getTime() / halfMs));
  return places[0] !== places[1];
}

/** Refreshes stale rows. Locks before reading, to see all commits; later changes wait. Skips others' locks. */
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
    // Availability counts from now, although the order looks ahead.
    const from = earliestSlot(now());
    const until = new Date(from.getTime() + ring.knownDays * dayMs);
    // Row positions are stable while locked.
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

/** Rows whose slot is within the specialist's notice period; one index scan per period. */
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
