import type { Filling, LargeSize } from './large-size.ts';

export function largeRecords({ records, patients }: LargeSize, now: Date): Filling[] {
  const at = `$1::timestamptz - interval '20 days' * ((${records} - n)::float8 / ${records})`;
  const series = `from generate_series(1, ${records}) n`;
  return [
    `insert into outbox (id, kind, payload, run_at, attempts, done_at, created_at)
      select 'job_' || n, 'selection-email', '{}', ${at}, 1, ${at}, ${at} ${series}`,
    `insert into audit (id, actor, action, subject, at) select 'aud_' || n, 'usr_s' || n, 'patient-details.read', 'usr_p' || n, ${at} ${series}`,
    `insert into reconciliations (id, charges, payments, differences, put_right, ended_at) select 'rec_' || n, 1, 1, 0, 0, ${at} ${series}`,
    `insert into webhook_events (id, received_at) select 'evt_' || n, ${at} ${series}`,
    `insert into news (key, noted_at)
      select case when n % 2 = 0 then 'usr_p' else 'spc_' end || n % ${patients}, $1::timestamptz + interval '1 day' * case when n <= 100 then -5 else 60 end ${series}`,
    // In pruned tables a hundred rows are old; the others are dated far ahead.
    `insert into rate_limits (key, window_start, hits)
      select 'write:usr_p' || n, $1::timestamptz + interval '1 day' * case when n <= 100 then -2 else 60 end, 1
      from generate_series(1, ${patients}) n`,
    `insert into card_tries (key, charges, tried_at)
      select 'person:usr_p' || n, '{}', $1::timestamptz + interval '1 day' * case when n <= 100 then -2 else 60 end
      from generate_series(1, ${patients}) n`,
    `insert into sessions (id, user_id, signed_in_at, seen_at)
      select 'ses_' || age || '_' || n, 'usr_p' || n, $1::timestamptz - interval '1 day' * age, $1::timestamptz - interval '1 day' * age
      from generate_series(1, ${patients - 1}) n, unnest(array[1, 100]) age where age = 1 or n <= 100`,
    `insert into caused_emails (user_id, acts, caused_at, changed_at)
      select 'usr_p' || n, '{}', '{}', $1::timestamptz + interval '1 day' * case when n <= 100 then -2 else 60 end
      from generate_series(1, ${patients - 1}) n`,
    `insert into saved_cards (id, user_id, payment_method_id, brand, last4, exp_month, exp_year, saved_at, used_at)
      select 'crd_' || n, 'usr_p' || n, 'pm_' || n, 'visa', '4242', 12, 2099, $1::timestamptz, $1::timestamptz
      from generate_series(0, ${patients - 1}) n`,
    `insert into passkeys (id, user_id, credential_id, user_handle, public_key, counter, transports, synced, name, added_at)
      select 'psk_' || n, 'usr_p' || n, 'credential_' || n, 'handle_' || n, 'key', 0, '{}', true, 'Safari on iPhone', $1::timestamptz
      from generate_series(0, ${patients - 1}) n`,
    `insert into passkey_challenges (id, challenge, user_id, user_handle, expires_at)
      select 'chl_' || n, 'challenge_' || n, 'usr_p' || n, 'handle_' || n, $1::timestamptz + interval '1 day' * case when n <= 100 then -2 else 60 end
      from generate_series(0, ${patients - 1}) n`,
    `insert into deletion_emails (id, email, specialist, created_at)
      select 'dlt_' || n, 'gone' || n || '@example.com', false, $1::timestamptz + interval '1 day' * case when n <= 100 then -40 else 60 end ${series}`,
    `insert into ended_identities (uid_hash, ended_at)
      select md5(n::text), $1::timestamptz + interval '1 day' * case when n <= 100 then -40 else 60 end ${series}`,
    `insert into commits (id) select (lpad(to_hex(case when n <= 100 then n else (1::bigint << 47) + n end), 12, '0') || substr(md5(n::text), 13))::uuid
      ${series} where $1::timestamptz is not null`,
  ].map((sql) => ({ sql, values: [now] }));
}
