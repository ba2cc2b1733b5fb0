import type { Sort } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { firstOf, orderBy, type Page, type Place } from './first-of.ts';
import {
  conditionsOf,
  firstOfHalves,
  freeHalvesOf,
  storedHalvesOf,
  untimed,
  wantedBits,
  type Filters,
} from './narrowed.ts';
import { isPassingSoon } from './refresh-free-from.ts';
import { earliestSlot, soonestFreeSlot } from './soonest-free-slot.ts';

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
  licences: { kind: string; number: string }[] | null;
};

/** How many are looked up in one search, of practice doctors and of others; at least a page. */
const mostLookedUp = 100;

export interface RankingOptions {
  limit: number;
  now: Date;
  filters?: Filters | undefined;
  sort?: Sort | undefined;
}

/**
 * The first specialists of a place in the order of search, read from an index in that order: what a search costs follows the
 * page, not the number of specialists. One whose soonest slot has passed or changed sorts first among its kind until the job run has
 * looked it up (refreshFreeFrom); a page that meets one is read again with the slots of the first such looked up on the way. Filters
 * look through the first `lookedThrough` of each kind in that order, and no further. With days or hours the soonest slot is the soonest
 * of those, told from what is free: who is met of whom that is not known sorts first as well, and is looked up as the page is read again.
 */
export async function rankedSpecialists(db: Db, place: Place, options: RankingOptions): Promise<Ranked[]> {
  const { limit, now, filters, sort = 'featured' } = options;
  const page = { limit, earliest: earliestSlot(now), ...narrowedBy(filters, now), sort };
  const rows = await readStored(db, place, page);
  if (!rows.some(({ stale }) => stale)) return rows;
  if (page.times) return readStored(db, place, { ...page, times: { ...page.times, fitting: page.times.lookedUp } });
  const isFull = sort === 'featured' && rows.length === limit && rows.every(({ practice }) => practice);
  return read(db, lookedUp(place, page, isFull ? [practice] : [practice, others]), page);
}

function narrowedBy(filters: Filters | undefined, now: Date): Pick<Page, 'conditions' | 'times'> {
  if (!filters) return { conditions: [], times: undefined };
  const conditions = conditionsOf(untimed(filters), now);
  if (!filters.days && !filters.part) return { conditions, times: undefined };
  const first = firstOfHalves(sql`x.fit`, now);
  const filterBits = wantedBits(filters, now);
  const [fitting, lookedUp] = [
    sql<string>`${storedHalvesOf(now)} & ${filterBits}`,
    sql<string>`${freeHalvesOf(now)} & ${filterBits}`,
  ];
  return { conditions, times: { fitting, lookedUp, first, isInOrder: !isPassingSoon(now) } };
}

const practice = sql`x.practice`;
const others = sql`not x.practice`;

const readStored = (db: Db, place: Place, page: Page): Promise<Ranked[]> =>
  read(
    db,
    page.sort === 'soonest' ? ofBoth(place, page) : firstOf(place, { by: 'featured', most: page.limit }, page),
    page,
  );

/** The soonest of all are among the soonest of each kind, which one index has in order. */
function ofBoth(place: Place, page: Page): RawBuilder<unknown> {
  const parts = [practice, others].map((which) => firstOf(place, { which, by: 'soonest', most: page.limit }, page));
  return sql`select * from (${sql.join(parts, sql` union all `)}) known order by ${orderBy(page.sort)} limit ${page.limit}`;
}

/**
 * Of each kind that the page may hold, practice doctors and others, a page of those whose slot is known and the first of those
 * whose slot is not: these are looked up, and the page is made of both. Where there are more of them, the rest is left out
 * until the job run has come.
 */
function lookedUp(place: Place, page: Page, kinds: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { limit, earliest, sort } = page;
  // Within one kind the order of every sort is this.
  const first = (which: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
    firstOf(place, { which, by: 'soonest', most }, page);
  const parts = kinds.flatMap((kind) => [
    first(sql`${kind} and x.free_from < ${earliest}`, mostLookedUp),
    first(sql`${kind} and x.free_from >= ${earliest}`, limit),
  ]);
  const soonest = soonestFreeSlot(sql`known.specialist_id`, earliest);
  return sql`
    select specialist_id, practice, name,
      case when free_from < ${earliest} then coalesce(${soonest}, 'infinity') else free_from end as free_from
    from (${sql.join(parts, sql` union all `)}) known
    order by ${orderBy(sort)} limit ${limit}`;
}

/**
 * Subspecialties and languages come as JSON: the driver reads an array letter by letter, which took a third of its time for a page. Licences
 * are read of the page alone.
 */
async function read(db: Db, page: RawBuilder<unknown>, { earliest, sort }: Page): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    with page as (${page})
    select s.id, s.name, s.photo_url, s.photo_small_url, s.city, s.state, to_json(s.subspecialties) as subspecialties, s.bio,
      to_json(s.languages) as languages, s.fee_from_cents,
      (select json_agg(json_build_object('kind', l.kind, 'number', l.number) order by l.kind)
        from specialist_licences l where l.specialist_id = s.id) as licences,
      page.practice, page.free_from < ${earliest} as stale
    from page join specialists s on s.id = page.specialist_id
    order by ${orderBy(sort, sql`page.`)}`.execute(db);
  return rows;
}
