import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Place } from './ranked.ts';

const batch = 2_000;

/**
 * Looks up the soonest free half hour from `earliest` on of each specialist of a place whose stored one has passed or was
 * reset. The rows are locked by one statement and looked up by the next, which therefore sees all that was committed before
 * the lock; whoever changes availability or a booking later waits for it and resets the row again.
 */
export async function refreshFreeFrom(db: Db, { profession, specialty, state }: Place, earliest: Date): Promise<void> {
  await inTransaction(db, async (t) => {
    const { rows } = await sql<{ specialist_id: string }>`
      select specialist_id from specialist_specialties
      where listed and profession = ${profession} and specialty = ${specialty} and free_from < ${earliest}
        ${state === undefined ? sql`` : sql`and state = ${state}`}
      limit ${batch} for update skip locked`.execute(t);
    if (rows.length === 0) return;
    await sql`
      update specialist_specialties own
      set free_from = coalesce((${soonestFreeSlot(earliest)}), 'infinity')
      where profession = ${profession} and specialty = ${specialty}
        and specialist_id = any(${rows.map((row) => row.specialist_id)}::text[])`.execute(t);
  });
}

/**
 * Stops at the first one: a probe of two indexes for most. `freeSlots` in core is the rule for what can be asked for; this
 * orders by it.
 */
function soonestFreeSlot(earliest: Date) {
  return sql`
    select half.start_at
    from availability_blocks b,
      generate_series(
        to_timestamp(ceil(extract(epoch from greatest(b.start_at, ${earliest})) / 1800) * 1800),
        b.end_at - interval '30 minutes',
        interval '30 minutes'
      ) as half (start_at)
    where b.specialist_id = own.specialist_id and b.end_at > ${earliest}
      and not exists (
        select from bookings k
        where k.specialist_id = own.specialist_id and k.start_at = half.start_at and k.status in ('CLAIMED', 'CONFIRMED')
      )
    order by b.end_at, half.start_at
    limit 1`;
}
