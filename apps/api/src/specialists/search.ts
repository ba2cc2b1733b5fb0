import { isSpecialty, limits } from '@tele/core';
import type { Answer, BodyParsed } from '@tele/core/contract';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { wordsOf } from './words.ts';

type Found = Answer<'searchSpecialists'>['items'][number];

/**
 * Approved specialists of one specialty and, when asked, one state: practice doctors first, then those whose bio or
 * subspecialties mention more of the reason's words, then the soonest free slot, then the name (product.md 'Ranking').
 */
export async function searchSpecialists({ db, now }: Ctx, asked: BodyParsed<'searchSpecialists'>): Promise<Found[]> {
  if (!isSpecialty(asked.profession, asked.specialty)) {
    throw new ApiError('UNKNOWN_SPECIALTY', 'Please choose a specialty.', { fields: { specialty: 'Please choose a specialty.' } });
  }
  const state = asked.state ?? asked.location?.state;
  const earliest = new Date(now().getTime() + limits.slotLeadMinutes * 60_000);
  const latest = new Date(now().getTime() + limits.slotDays * 86_400_000);
  const words = wordsOf(asked.reason ?? '');

  const { rows } = await sql<Row>`
    select s.id, s.name, s.photo_url, s.city, s.state, s.subspecialties, s.bio, s.profile_type
    from specialist_specialties ss
    join specialists s on s.id = ss.specialist_id
    left join lateral (${soonestFreeSlot(earliest, latest)}) slot on true
    where ss.profession = ${asked.profession} and ss.specialty = ${asked.specialty} and s.approved
      ${state === undefined ? sql`` : sql`and s.state = ${state}`}
    order by s.profile_type = 'EUCA_MD' desc,
      ${words.length === 0 ? sql`` : sql`${mentions(words)} desc,`}
      slot.start_at asc nulls last, s.name, s.id
    limit ${asked.limit}`.execute(db);
  return rows.map(foundOf);
}

interface Row {
  id: string;
  name: string;
  photo_url: string | null;
  city: string;
  state: Found['location']['state'];
  subspecialties: string[];
  bio: string;
  profile_type: string;
}

/**
 * Stops at the first free half hour. `freeSlots` in core is the rule for what can be asked for; this orders by it, one
 * probe of two indexes for most specialists.
 */
function soonestFreeSlot(earliest: Date, latest: Date) {
  return sql`
    select half.start_at
    from availability_blocks b,
      generate_series(
        to_timestamp(ceil(extract(epoch from greatest(b.start_at, ${earliest})) / 1800) * 1800),
        least(b.end_at - interval '30 minutes', ${latest}),
        interval '30 minutes'
      ) as half (start_at)
    where b.specialist_id = s.id and b.end_at > ${earliest} and b.start_at < ${latest}
      and not exists (
        select from bookings k
        where k.specialist_id = s.id and k.start_at = half.start_at and k.status in ('CLAIMED', 'CONFIRMED')
      )
    order by b.end_at, half.start_at
    limit 1`;
}

/** How many of the words the bio and subspecialties contain. */
function mentions(words: string[]) {
  return sql`(
    select count(*) from unnest(${words}::text[]) word
    where strpos(lower(s.bio || ' ' || array_to_string(s.subspecialties, ' ')), word) > 0
  )`;
}

function foundOf(row: Row): Found {
  return {
    specialistId: row.id,
    name: row.name,
    photoUrl: row.photo_url,
    location: { city: row.city, state: row.state },
    subspecialties: row.subspecialties,
    bio: row.bio,
    featured: row.profile_type === 'EUCA_MD',
  };
}
