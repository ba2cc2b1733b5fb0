import type { ProfessionId, StateCode } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { earliestSlot, soonestFreeSlot } from './soonest-free-slot.ts';

/** Where to look: one specialty of one profession, in one state or in all. */
export interface Place {
  profession: ProfessionId;
  specialty: string;
  state: StateCode | undefined;
}

export type Ranked = Pick<
  Row<'specialists'>,
  | 'id'
  | 'name'
  | 'photo_url'
  | 'photo_small_url'
  | 'city'
  | 'state'
  | 'subspecialties'
  | 'bio'
  | 'languages'
  | 'fee_from_cents'
> & {
  practice: boolean;
  stale: boolean;
};

/** How many are looked up in one search, of practice doctors and of others; at least a page. */
const mostLookedUp = 100;

interface Page {
  limit: number;
  earliest: Date;
}

/**
 * The first specialists of a place in the order of search, read from an index in that order: what a search costs follows the
 * page, not the number of specialists. One whose soonest slot has passed or changed sorts first among its kind until the drain has
 * looked it up (refreshFreeFrom); a page that meets one is read again with the slots of the first such looked up on the way.
 */
export async function rankedSpecialists(
  db: Db,
  place: Place,
  { limit, now }: { limit: number; now: Date },
): Promise<Ranked[]> {
  const page = { limit, earliest: earliestSlot(now) };
  const rows = await read(db, asStored(place, page), page);
  if (!rows.some(({ stale }) => stale)) return rows;
  const isFull = rows.length === limit && rows.every(({ practice }) => practice);
  return read(db, lookedUp(place, page, isFull ? [practice] : [practice, others]), page);
}

const practice = sql`practice`;
const others = sql`not practice`;
const columns = sql`specialist_id, practice, free_from, name`;

function among({ profession, specialty, state }: Place): RawBuilder<unknown> {
  const there = state === undefined ? sql`and main` : sql`and state = ${state}`;
  return sql`from specialist_specialties where listed and profession = ${profession} and specialty = ${specialty} ${there}`;
}

const asStored = (place: Place, { limit }: Page): RawBuilder<unknown> => sql`
  select ${columns} ${among(place)} order by practice desc, free_from, name, specialist_id limit ${limit}`;

/**
 * Of each kind that the page may hold, practice doctors and others, a page of those whose slot is known and the first of those
 * whose slot is not: these are looked up, and the page is made of both. Where there are more of them, the rest is left out
 * until the drain has come.
 */
function lookedUp(place: Place, { limit, earliest }: Page, kinds: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const first = (which: RawBuilder<unknown>, most: number): RawBuilder<unknown> => sql`
    (select ${columns} ${among(place)} and ${which} order by free_from, name, specialist_id limit ${most})`;
  const parts = kinds.flatMap((kind) => [
    first(sql`${kind} and free_from < ${earliest}`, mostLookedUp),
    first(sql`${kind} and free_from >= ${earliest}`, limit),
  ]);
  const soonest = soonestFreeSlot(sql`known.specialist_id`, earliest);
  return sql`
    select specialist_id, practice, name,
      case when free_from < ${earliest} then coalesce(${soonest}, 'infinity') else free_from end as free_from
    from (${sql.join(parts, sql` union all `)}) known
    order by practice desc, free_from, name, specialist_id limit ${limit}`;
}

/** Subspecialties and languages come as JSON: the driver reads an array letter by letter, which took a third of its time for a page. */
async function read(db: Db, page: RawBuilder<unknown>, { earliest }: Page): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    with page as (${page})
    select s.id, s.name, s.photo_url, s.photo_small_url, s.city, s.state, to_json(s.subspecialties) as subspecialties, s.bio,
      to_json(s.languages) as languages, s.fee_from_cents,
      page.practice, page.free_from < ${earliest} as stale
    from page join specialists s on s.id = page.specialist_id
    order by page.practice desc, page.free_from, page.name, page.specialist_id`.execute(db);
  return rows;
}
