import type { Filling, LargeSize } from './large-size.ts';

export function largeReschedules(_: LargeSize, now: Date): Filling[] {
  const state = `case when which < 3 then 'DECLINED' when right(b.id, 1) < '5' then 'ASKED' else 'ENDED' end`;
  return [
    `insert into reschedules (id, booking_id, selection_id, specialist_id, patient_id, from_at, to_at, state, answer_by, decided_at, created_at)
      select 'mov_l' || b.id || '_' || which, b.id, b.selection_id, b.specialist_id, b.patient_id, b.start_at, b.start_at + interval '1 hour' * (which + 1),
        ${state}, b.start_at - interval '1 day', case when ${state} <> 'ASKED' then $1::timestamptz end, $1::timestamptz - interval '1 hour'
      from bookings b, generate_series(0, 3) which where b.offer_id is not null and b.status = 'CONFIRMED'`,
    `insert into bookings (id, selection_id, reschedule_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, claimed_until, created_at)
      select 'bkg_' || id, selection_id, id, specialist_id, patient_id, to_at, to_at + interval '30 minutes', 24500, 'CLAIMED', answer_by, created_at
      from reschedules where state = 'ASKED'`,
  ].map((sql) => ({ sql, values: sql.includes('$1') ? [now] : [] }));
}
