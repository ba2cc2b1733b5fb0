import { limits, ring } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';

export function earliestSlot(now: Date): Date {
  return new Date(now.getTime() + limits.slotLeadMinutes * 60_000);
}

/** Subquery of the soonest free half hour; null for none. Up to three index probes. Follows core's `freeSlots`. */
export function soonestFreeSlot(of: RawBuilder<string>, earliest: Date): RawBuilder<Date | null> {
  const withNotice = sql`${earliest}::timestamptz + (s.notice_hours - 1) * interval '1 hour'`;
  return sql`(select half.start_at ${freeStarts(of, { earliest, from: withNotice })} order by b.end_at, half.start_at limit 1)`;
}

/** Free half hours as `free_halves` bits; null for none. Readers apply longer notices, which move with the clock. */
export function freeHalves(of: RawBuilder<string>, earliest: Date, until: Date): RawBuilder<string | null> {
  const place = sql`(extract(epoch from half.start_at)::bigint / 1800 % ${sql.lit(ring.halves)})::integer`;
  const none = sql`repeat('0', ${sql.lit(ring.halves)})::bit(${sql.lit(ring.halves)})`;
  const starts = freeStarts(of, { earliest, from: sql`${earliest}::timestamptz` });
  return sql`(
    select bit_or(set_bit(${none}, ${place}, 1)) ${starts} and b.start_at < ${until} and half.start_at < ${until})`;
}

interface From {
  earliest: Date;
  from: RawBuilder<unknown>;
}

/** Rows `half` of free starts in blocks `b` of specialist `s`. The only SQL rule of availability. */
function freeStarts(of: RawBuilder<string>, { earliest, from }: From): RawBuilder<unknown> {
  const half = sql`interval '30 minutes'`;
  const aside = sql`case when s.keeps_half_hour then ${half} else interval '0' end`;
  return sql`
    from specialists s, availability_blocks b,
      generate_series(
        to_timestamp(ceil(extract(epoch from greatest(b.start_at, ${from})) / 1800) * 1800), b.end_at - ${half}, ${half}
      ) as half (start_at)
    where s.id = ${of} and b.specialist_id = ${of} and b.end_at > ${earliest}
      and (
        select true from bookings k
        where k.specialist_id = ${of} and k.status in ('CLAIMED', 'CONFIRMED')
          and k.start_at >= half.start_at - ${aside} and k.start_at <= half.start_at + ${aside}
        limit 1
      ) is null
      and (
        select true from hidden_times h
        where h.specialist_id = ${of} and h.end_at > half.start_at and h.start_at < half.start_at + ${half}
        limit 1
      ) is null`;
}
