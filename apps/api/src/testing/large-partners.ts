import type { Filling, LargeSize } from './large-size.ts';

export const largePartner = (n: number) => ({
  publishableId: `tele_pub_large_clinic_${n}`,
  secret: `tele_sec_large_${n}`,
  origin: `https://p${n}.example`,
});

export const partnerOf = (selectionId: string, { partners = 100 }: Pick<LargeSize, 'partners'>): string =>
  `'par_l' || (1 + abs(hashtext(${selectionId})) % ${partners})`;

export function largePartners({ patients, partners = patients }: LargeSize, now: Date): Filling[] {
  const series = `from generate_series(1, ${partners}) n where $1::timestamptz is not null`;
  const at = `$1::timestamptz + interval '1 day' * case when n <= 100 then -60 else 60 end`;
  const visited = `$1::timestamptz - interval '1 day' * case when n <= 100 then 3000 else 1 end`;
  const hash = (text: string): string =>
    `rtrim(translate(encode(sha256((${text})::bytea), 'base64'), '+/', '-_'), '=')`;
  return [
    `insert into partners (id, name, publishable_id, created_at) select 'par_l' || n, 'Clinic ' || n, 'tele_pub_large_clinic_' || n, $1::timestamptz ${series}`,
    `insert into partner_origins (partner_id, origin) select 'par_l' || n, 'https://p' || n || '.example' ${series}`,
    `insert into partner_keys (id, partner_id, place, hash, created_at, ended_at)
      select 'key_l' || n || '_' || place, 'par_l' || n, place, ${hash(`case place when 1 then 'tele_sec_large_' else 'ended_' end || n`)},
        $1::timestamptz, case place when 2 then ${at} end
      from generate_series(1, ${partners}) n, generate_series(1, 2) place`,
    `insert into partner_sign_ins (id, partner_id, origin, challenge, expires_at)
      select 'sin_l' || n, 'par_l' || n, 'https://p' || n || '.example', 'c', ${at} ${series}`,
    `insert into partner_sessions (id, partner_id, user_id, origin, refresh_hash, expires_at)
      select 'pse_l' || n, 'par_l' || n, 'usr_p' || n, 'https://p' || n || '.example', ${hash(`'refresh_' || n`)}, ${at} ${series}`,
    `insert into partner_details (id, user_id, partner_id, name, phone, entered_at)
      select 'cde_l' || n, 'usr_p' || n, 'par_l' || n, 'Maeve Tran', '+61491570006', $1::timestamptz ${series}`,
    `insert into partner_visits (user_id, partner_id, day, at, times)
      select 'usr_p' || n, 'par_l' || n, (${visited})::date, ${visited}, 1 ${series}`,
    `insert into disconnected_partners (user_id, partner_id, at)
      select 'usr_p' || n, 'par_l' || (1 + n % ${partners}), $1::timestamptz ${series}`,
  ].map((sql) => ({ sql, values: [now] }));
}
