import { limits, professionIds, ring, specialtiesOf, stateCodes } from '@tele/core';
import { largeCalendars } from './large-calendars.ts';
import { crowded, type Filling, type LargeSize } from './large-size.ts';

const givenNames =
  'Ada Ben Chloe Dan Ella Finn Grace Hugo Isla Jack Kiran Lucy Mia Noah Olive Priya Quinn Ruby Sam Tess';
const familyNames =
  'Abbott Brodie Chen Dunn Evans Farrell Gupta Hall Ingram Jones Kaur Langford Moss Nguyen Tran Walsh';
const bio = `Has worked in hospitals and in the country, and sees people of every age by video and by phone. Listens first,
explains in plain words and writes to your own doctor after each appointment. Reads in the evening, walks on Sundays. Interested in `;
const interests = [
  'swelling',
  'sleep',
  'headaches',
  'allergies',
  'fatigue',
  'growth',
  'anxiety',
  'pain',
  'reflux',
  'gout',
];

const spoken = ['Arabic', 'Cantonese', 'Greek', 'Hindi', 'Italian', 'Mandarin', 'Spanish', 'Tamil', 'Vietnamese'];

const list = (words: string): string[] => words.split(' ');

const nth = (array: string, n: string): string => `(${array})[1 + (${n}) % cardinality(${array})]`;

export function largePeople({ specialists, crowd, patients, blocksOfOne = 5 }: LargeSize, now: Date): Filling[] {
  const all = specialists + crowd;
  const places = professionIds.flatMap((profession) =>
    specialtiesOf(profession).map(({ name }) => ({ profession, name })),
  );
  const professions = places.map(({ profession }) => profession);
  const specialties = places.map(({ name }) => name);
  return [
    {
      sql: `insert into users (id, email, role, name, created_at)
        select 'usr_p' || n, 'p' || n || '@large.example.com', 'patient', ${nth('$1::text[]', 'n')} || ' ' || ${nth('$2::text[]', 'n / 7')},
          $3::timestamptz - interval '1 day'
        from generate_series(0, ${patients - 1}) n`,
      values: [list(givenNames), list(familyNames), now],
    },
    {
      sql: `insert into users (id, email, role, name, created_at)
        select 'usr_s' || n, 's' || n || '@large.example.com', 'specialist', 'Dr ' || n, $1::timestamptz - interval '1 day'
        from generate_series(0, ${all - 1}) n`,
      values: [now],
    },
    {
      sql: `insert into identities (provider_uid, user_id) select id, id from users on conflict do nothing`,
    },
    {
      sql: `insert into patient_profiles (user_id, phone, gender, dob, street, suburb, state, postal_code)
        select 'usr_p' || n, '+61491570006', 'Female', '1987-03-14', '12 Laman Street', 'Cooks Hill', 'NSW', '2300'
        from generate_series(0, ${patients - 1}) n`,
    },
    {
      sql: `insert into people (id, user_id, name, relation, consented_at, created_at, updated_at)
        select 'per_' || n, 'usr_p' || n, 'Finn', 'child', $1, $1, $1 from generate_series(0, ${patients - 1}) n`,
      values: [now],
    },
    {
      sql: `insert into applications (id, user_id, profile_type, status, details, decided_at)
        select 'app_' || n, 'usr_s' || n, 'SOLO', 'APPROVED', '{}', $1 from generate_series(0, ${all - 1}) n`,
      values: [now],
    },
    {
      sql: `insert into uploads (key, user_id, kind, content_type, created_at, application_id, held_at, bytes, etag, delete_after)
        select 'documents/' || n, 'usr_s' || n, 'cv', 'application/pdf', $1, 'app_' || n, $1, 1000, 'e' || n, $1::timestamptz + interval '80 days'
        from generate_series(0, ${all - 1}) n`,
      values: [now],
    },
    {
      sql: `insert into specialists (id, user_id, name, profession, profile_type, city, state, subspecialties, bio, approved, gender,
          languages, fee_from_cents)
        select 'spc_' || n, 'usr_s' || n,
          'Dr ' || ${nth('$1::text[]', 'n')} || ' ' || ${nth('$2::text[]', 'n / 11')} || ' ' || n,
          case when n < ${specialists} then ${nth('$3::text[]', 'n')} else '${crowded.profession}' end,
          case when n % 50 = 1 then 'EUCA_MD' else 'SOLO' end, 'Newcastle', ${nth('$4::text[]', 'n / 11')},
          array[initcap(${nth('$5::text[]', 'n')}), initcap(${nth('$5::text[]', 'n / 10')})],
          $6::text || ${nth('$5::text[]', 'n / 2')} || '.', n % 40 <> 37,
          case when n % 2 = 0 then 'Female' else 'Male' end,
          array_remove(array['English', case when n % 7 = 0 then ${nth('$7::text[]', 'n / 7')} end, case when n % 501 = 1 then 'Auslan' end], null),
          case when n % 3 = 0 then 10000 + 500 * (n % 60) end
        from generate_series(0, ${all - 1}) n`,
      values: [list(givenNames), list(familyNames), professions, [...stateCodes], interests, bio, spoken],
    },
    ...blocks(all, blocksOfOne, now),
    ...largeCalendars(all, now),
    {
      sql: `insert into specialist_licences (specialist_id, kind, number, states)
        select s.id, 'ahpra-med', 'MED000900' || lpad(right(s.id, 4), 4, '0'), array[s.state] from specialists s`,
    },
    {
      // Every third specialist has a second specialty of the profession.
      sql: `insert into specialist_specialties (specialist_id, profession, specialty, state, practice, name, listed, free_from, gender, languages, fee_from_cents, free_halves, known_until)
        select s.id, s.profession, place.specialty, s.state, s.profile_type = 'EUCA_MD', s.name, s.approved,
          coalesce(free.soonest, 'infinity'), s.gender, s.languages, s.fee_from_cents,
          coalesce(free.halves, repeat('0', ${ring.halves})::bit(${ring.halves})), 'infinity'
        from (
          select n, case when n < ${specialists} then ${nth('$2::text[]', 'n')} else '${crowded.specialty}' end as specialty
            from generate_series(0, ${all - 1}) n
          union all
          select n, ${nth('$2::text[]', 'n + 1')} from generate_series(0, ${specialists - 1}) n
            where n % 3 = 0 and ${nth('$1::text[]', 'n')} = ${nth('$1::text[]', 'n + 1')}
        ) place join specialists s on s.id = 'spc_' || place.n
        left join (
          select n, min(greatest(start_at, $4)) as soonest,
            bit_or(set_bit(repeat('0', ${ring.halves})::bit(${ring.halves}), (extract(epoch from half)::bigint / 1800 % ${ring.halves})::integer, 1)) as halves
          from (${blocksOf(alike, blocksOfOne, '$3')}) b,
            generate_series(greatest(start_at, $4), end_at - interval '30 minutes', interval '30 minutes') half
          group by n
        ) free on free.n = place.n % ${alike}`,
      values: [professions, specialties, now, new Date(now.getTime() + limits.slotLeadMinutes * 60_000)],
    },
    {
      sql: `insert into favourites (user_id, specialist_id, added_at)
        select 'usr_p' || n, 'spc_' || n % ${all}, $1 from generate_series(0, ${patients - 1}) n`,
      values: [now],
    },
    {
      // Two alerts per patient: one ended, one for a specialty searched later.
      sql: `insert into alerts (id, user_id, profession, specialty, what, created_at, until, look_at, ended_at, ended_because)
        select 'wat_' || n || '_' || which, 'usr_p' || n, '${crowded.profession}', '${crowded.specialty}', 'w' || which, $1, $1::timestamptz + interval '14 days',
          $1::timestamptz + interval '400 days', case when which = 0 then $1::timestamptz end, case when which = 0 then 'told' end
        from generate_series(0, ${patients - 1}) n, generate_series(0, 1) which`,
      values: [now],
    },
    {
      // Every fourth has a licence in a second state.
      sql: `insert into specialist_specialties (specialist_id, profession, specialty, state, practice, name, listed, free_from, gender, languages, fee_from_cents,
          free_halves, known_until, by_licence, main)
        select specialist_id, profession, specialty, case state when 'NSW' then 'VIC' else 'NSW' end, practice, name, listed, free_from, gender, languages,
          fee_from_cents, free_halves, known_until, true, false
        from specialist_specialties where profession in ('legal', 'real-estate', 'home-design', 'pets') and hashtext(specialist_id) % 4 = 0`,
    },
  ];
}

/** Number of specialists with different times; the others share those times. */
const alike = 720;

/** Blocks of two to six hours on every other day for the first `count` specialists; every twentieth has none. */
const blocksOf = (count: number, ofOne: number, at: string): string => `
  select n, day, start_at, start_at + interval '30 minutes' * (4 + n % 9) as end_at
  from generate_series(0, ${count - 1}) n, generate_series(0, ${ofOne - 1}) day,
    lateral (select ${at}::timestamptz - interval '4 hours' + interval '1 day' * (day * 2 + n % 3)
      + interval '30 minutes' * ((n * 7 + day * 5) % 48) as start_at) first
  where n % 20 <> 3`;

function blocks(all: number, ofOne: number, now: Date): Filling[] {
  return [
    {
      sql: `insert into availability_blocks (id, specialist_id, start_at, end_at)
        select 'avb_' || n || '_' || day, 'spc_' || n, start_at, end_at from (${blocksOf(all, ofOne, '$1')}) b`,
      values: [now],
    },
    { sql: `insert into availability_reads (specialist_id, read_at) select id, $1 from specialists`, values: [now] },
  ];
}
