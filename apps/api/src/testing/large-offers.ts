import { partnerOf } from './large-partners.ts';
import type { Filling, LargeSize } from './large-size.ts';

/** Open requests with two offers each: of ten, one is open, two are booked, the others ended. */
export function largeOffers({ specialists, crowd, patients, partners }: LargeSize, now: Date): Filling[] {
  const count = specialists;
  const requestsSql = `select n, 'req_l' || n as id, 'usr_p' || n % ${patients} as patient_id, n % 10 as kind, x.profession, x.specialty,
      $1::timestamptz - interval '10 days' + interval '1 second' * n as created_at, $1::timestamptz + interval '200 days' as start_at
    from generate_series(0, ${count - 1}) n
    cross join lateral (select profession, specialty from specialist_specialties where specialist_id = 'spc_' || n order by specialty limit 1) x`;
  const answer = (which: string): string => `'off_l' || n || '_' || ${which}`;
  const state = `case when kind = 0 then 'OPEN' when kind < 3 then case which when 0 then 'ACCEPTED' else 'LOST' end else 'EXPIRED' end`;
  return [
    `insert into payout_accounts (specialist_id, account_id, takes_money, is_submitted, seen_at, created_at)
      select 'spc_' || n, 'acct_l' || n, true, true, $1::timestamptz + interval '1 day', $1 from generate_series(0, ${specialists + crowd - 1}) n`,
    `insert into request_digests (specialist_id, told_at) select 'spc_' || n, $1 from generate_series(0, ${specialists + crowd - 1}) n`,
    `insert into selections (id, kind, patient_id, profession, specialty, reason, state, submitted_at, expires_at, ended_because, timeframe, created_at, partner_id)
      select id, 'open', patient_id, profession, specialty, 'A question about the heart.',
        case when kind = 0 then 'OPEN' when kind < 3 then 'BOOKED' else 'CLOSED' end, created_at,
        case when kind < 3 then $1::timestamptz + interval '4 days' else created_at + interval '3 days' end,
        case when kind > 2 then 'lapsed' end, 'this-week', created_at, ${partnerOf('id', { partners })} from (${requestsSql}) requests`,
    `insert into offers (id, selection_id, specialist_id, patient_id, fee_cents, our_fee_cents, account_id, state, expires_at, decided_at, created_at)
      select ${answer('which')}, id, 'spc_' || (n + which) % ${specialists}, patient_id, 24500, 1000, 'acct_l' || (n + which) % ${specialists}, ${state},
        case when kind = 0 then $1::timestamptz + interval '40 days' else created_at end, case when kind > 0 then created_at end, created_at
      from (${requestsSql}) requests, generate_series(0, 1) which`,
    `insert into offer_slots (offer_id, start_at) select ${answer('which')}, start_at from (${requestsSql}) requests, generate_series(0, 1) which`,
    `insert into bookings (id, selection_id, offer_id, specialist_id, patient_id, start_at, end_at, fee_cents, status, claimed_until, created_at)
      select 'bkg_o' || n, id, ${answer('0')}, 'spc_' || n, patient_id, start_at, start_at + interval '30 minutes', 24500, 'CONFIRMED', created_at, created_at
      from (${requestsSql}) requests where kind between 1 and 2`,
    `insert into charges (id, kind, subject_type, subject_id, user_id, amount_cents, account_id, our_fee_cents, payment_intent_id, customer_id,
        status, started_until, metadata, created_at, updated_at)
      select 'chg_o' || n, 'offer_fee', 'offer', ${answer('0')}, patient_id, 24500, 'acct_l' || n, 1000, 'pi_offer_' || n, 'cus_large', 'CAPTURED',
        created_at, jsonb_build_object('selectionId', id), created_at, created_at
      from (${requestsSql}) requests where kind between 1 and 2`,
  ].map((sql) => ({ sql, values: [now] }));
}
