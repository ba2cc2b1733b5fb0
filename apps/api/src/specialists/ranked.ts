import { limits, type ProfessionId, type StateCode } from '@tele/core';
import { sql } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { refreshFreeFrom } from './refresh-free-from.ts';

/** Where to look: one specialty of one profession, in one state or in all. */
export interface Place {
  profession: ProfessionId;
  specialty: string;
  state: StateCode | undefined;
}

export type Ranked = Pick<
  Row<'specialists'>,
  'id' | 'name' | 'photo_url' | 'city' | 'state' | 'subspecialties' | 'bio'
> & {
  practice: boolean;
  stale: boolean;
};

/** Rows that another transaction holds stay as they are; they are few, and right at the next search. */
const tries = 4;

/**
 * The first specialists of a place in the order of search, read from an index in that order. Where a soonest slot has passed
 * or changed, the row sorts first, is seen here, looked up again and read once more: what a search costs follows the
 * page, not the number of specialists.
 */
export async function rankedSpecialists(db: Db, place: Place, page: { limit: number; now: Date }): Promise<Ranked[]> {
  const earliest = new Date(page.now.getTime() + limits.slotLeadMinutes * 60_000);
  for (let attempt = 1; ; attempt += 1) {
    const rows = await readPage(db, place, { limit: page.limit, earliest });
    if (attempt === tries || !rows.some(({ stale }) => stale)) return rows;
    await refreshFreeFrom(db, place, earliest);
  }
}

async function readPage(db: Db, place: Place, page: { limit: number; earliest: Date }): Promise<Ranked[]> {
  const { profession, specialty, state } = place;
  const { rows } = await sql<Ranked>`
    with page as (
      select specialist_id, practice, free_from, name
      from specialist_specialties
      where listed and profession = ${profession} and specialty = ${specialty}
        ${state === undefined ? sql`` : sql`and state = ${state}`}
      order by practice desc, free_from, name, specialist_id
      limit ${page.limit}
    )
    select s.id, s.name, s.photo_url, s.city, s.state, s.subspecialties, s.bio,
      page.practice, page.free_from < ${page.earliest} as stale
    from page join specialists s on s.id = page.specialist_id
    order by page.practice desc, page.free_from, page.name, page.specialist_id`.execute(db);
  return rows;
}
