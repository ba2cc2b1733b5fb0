import { partnerOf } from './large-partners.ts';
import type { Filling, LargeSize } from './large-size.ts';

/** Requests with two picks: of 20, ten booked, two cancelled, three open, one unpaid, four ended. */
export function largeRequests(
  { specialists, patients, selections, busy, bookingsOfOne, partners }: LargeSize,
  now: Date,
): Filling[] {
  const rounds = Math.ceil(selections / specialists);
  const ofTheBusy = (key: string, who: { patient: string; specialist: string }): string => `
    select '${key}' || n as key, 0 as kind, 'usr_p' || (${who.patient}) as patient_id, 'spc_' || (${who.specialist}) as first_id,
      'spc_' || (${who.specialist} + ${Math.ceil(specialists / 2)}) % ${specialists} as second_id,
      ${slot(`${rounds} + n / ${busy}`)} as start_at, $1::timestamptz - interval '25 days' + interval '1 second' * n as created_at
    from generate_series(0, ${busy * bookingsOfOne - 1}) n`;
  const requestQueries = [
    `select 'l' || n as key, n % 20 as kind, 'usr_p' || n % ${patients} as patient_id, 'spc_' || n % ${specialists} as first_id,
        'spc_' || (n + ${Math.ceil(specialists / 2)}) % ${specialists} as second_id,
        ${slot(`n / ${specialists} - ${Math.floor(rounds / 2)}`)} as start_at,
        $1::timestamptz - interval '20 days' * ((${selections} - n)::float8 / ${selections}) as created_at
      from generate_series(0, ${selections - 1}) n`,
    ofTheBusy('p', { patient: `n % ${busy}`, specialist: `${busy} + n % ${specialists - busy}` }),
    ofTheBusy('s', { patient: `${busy} + n % ${patients - busy}`, specialist: `n % ${busy}` }),
  ];
  const statements = [...requestQueries.flatMap((rows) => requests(rows, partners)), busyAtOnce];
  return statements.map((sql) => ({ sql, values: [now] }));
}

const slot = (round: string): string => `$1::timestamptz + interval '1 day' + interval '30 minutes' * (${round})`;

const booked = 'kind < 12';
const cancelled = 'kind in (10, 11)';
const waiting = 'kind between 12 and 14';
const unpaid = 'kind = 15';

function requests(requestsSql: string, partners: LargeSize['partners']): string[] {
  return [
    `insert into selections (id, patient_id, profession, specialty, reason, state, payment_status, submitted_at, expires_at, ended_because, created_at, any_fee, agreed_at, partner_id)
      select 'sel_' || key, patient_id, 'doctor', 'Cardiology', 'A question about the heart.',
        case when ${cancelled} then 'CANCELLED' when ${booked} then 'BOOKED' when ${waiting} or ${unpaid} then 'OPEN' else 'CLOSED' end,
        case when ${booked} then 'succeeded' when ${waiting} then 'requires_capture' when ${unpaid} then null else 'canceled' end,
        case when ${unpaid} then null else created_at end,
        case when ${unpaid} then $1::timestamptz + interval '12 hours' else $1::timestamptz + interval '5 days' end,
        case when ${cancelled} then 'booking-cancelled' when kind > 15 then 'none-left' end, created_at, true, created_at, ${partnerOf(`'sel_' || key`, { partners })}
      from (${requestsSql}) requests`,
    `insert into candidates (id, selection_id, specialist_id, patient_id, start_at, status, fee_cents, decided_at)
      select 'can_' || key || '_' || pick, 'sel_' || key, case pick when 0 then first_id else second_id end, patient_id, start_at,
        case when ${booked} then case pick when 0 then 'ACCEPTED' else 'LOST' end
          when ${waiting} or ${unpaid} then 'PENDING' else 'DECLINED' end,
        case when ${booked} and pick = 0 then 25000 end, case when ${booked} then created_at end
      from (${requestsSql}) requests, generate_series(0, 1) pick`,
    `insert into bookings (id, selection_id, candidate_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, cancelled_by, claimed_until, created_at)
      select 'bkg_' || key, 'sel_' || key, 'can_' || key || '_0', first_id, patient_id, start_at, start_at + interval '30 minutes', 25000,
        case when ${cancelled} then 'CANCELLED' else 'CONFIRMED' end, case when ${cancelled} then 'patient' end, created_at, created_at
      from (${requestsSql}) requests where ${booked}`,
    `insert into charges (id, kind, subject_type, subject_id, user_id, amount_cents, payment_method_id, payment_intent_id, customer_id,
        status, started_until, metadata, created_at, updated_at)
      select 'chg_' || key || '_' || fee, case fee when 0 then 'booking_fee' else 'acceptance_fee' end,
        case fee when 0 then 'selection' else 'candidate' end, case fee when 0 then 'sel_' || key else 'can_' || key || '_0' end,
        case fee when 0 then patient_id else replace(first_id, 'spc_', 'usr_s') end, 1500 + 500 * fee, 'pm_card_visa',
        'pi_large_' || key || '_' || fee, 'cus_large', case when ${booked} then 'CAPTURED' when ${waiting} then 'AUTHORISED' else 'RELEASED' end,
        created_at, jsonb_build_object('selectionId', 'sel_' || key), created_at, created_at
      from (${requestsSql}) requests, generate_series(0, 1) fee where not ${unpaid} and (fee = 0 or ${booked})`,
  ];
}

/** A specialist booked at their soonest free time needs a new lookup. */
const busyAtOnce = `update specialist_specialties x set free_from = '-infinity' where $1::timestamptz is not null
  and exists (select from bookings b where b.specialist_id = x.specialist_id and b.start_at = x.free_from and b.status = 'CONFIRMED')`;
