import { limits } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

/** The soonest instant at which a slot that can be asked for at `now` may start. */
export function earliestSlot(now: Date): Date {
  return new Date(now.getTime() + limits.slotLeadMinutes * 60_000);
}

/**
 * The start of the soonest free half hour from `earliest` on of the specialist whose id `of` names, as a subquery; null for none.
 * Stops at the first one: a probe of two indexes for most. `freeSlots` in core is the rule for what can be asked for; this orders
 * by it.
 */
export function soonestFreeSlot(of: RawBuilder<string>, earliest: Date): RawBuilder<Date | null> {
  return sql`(
    select half.start_at
    from availability_blocks b,
      generate_series(
        to_timestamp(ceil(extract(epoch from greatest(b.start_at, ${earliest})) / 1800) * 1800),
        b.end_at - interval '30 minutes',
        interval '30 minutes'
      ) as half (start_at)
    where b.specialist_id = ${of} and b.end_at > ${earliest}
      and not exists (
        select from bookings k
        where k.specialist_id = ${of} and k.start_at = half.start_at and k.status in ('CLAIMED', 'CONFIRMED')
      )
    order by b.end_at, half.start_at
    limit 1)`;
}
