import type { Sort } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Row } from '../db/schema.ts';
import { licencesOf } from '../licences/registrations.ts';
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
import type { FactsRow } from './shown-facts.ts';
import { earliestSlot, soonestFreeSlot } from './soonest-free-slot.ts';

export type Ranked = FactsRow &
  Pick<Row<'specialists'>, 'usual_reply' | 'usual_reply_until'> & {
    practice: boolean;
    stale: boolean;
    licences: { kind: string; number: string }[] | null;
  };

/** Limit of lookups per search and kind (practice or others); at least a page. */
const mostLookedUp = 100;

export interface RankingOptions {
  limit: number;
  now: Date;
  filters?: Filters | undefined;
  sort?: Sort | undefined;
}

/** First page by index. Unknown slots sort first and are looked up. Filters read up to `lookedThrough` rows. */
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

/** The overall soonest are among each kind's soonest, which one index sorts. */
function ofBoth(place: Place, page: Page): RawBuilder<unknown> {
  const parts = [practice, others].map((which) => firstOf(place, { which, by: 'soonest', most: page.limit }, page));
  return sql`select * from (${sql.join(parts, sql` union all `)}) known order by ${orderBy(page.sort)} limit ${page.limit}`;
}

/** Merges known slots with the first unknown ones, looked up here; the job run handles more. */
function lookedUp(place: Place, page: Page, kinds: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { limit, earliest, sort } = page;
  // Within one kind, every sort has this order.
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

/** JSON arrays: the driver parses arrays slowly, a third of a page's time. Reads licences of the page only. */
async function read(db: Db, page: RawBuilder<unknown>, { earliest, sort }: Page): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    with page as (${page})
    select s.id, s.name, s.photo_url, s.photo_small_url, s.city, s.state, to_json(s.subspecialties) as subspecialties, s.bio,
      to_json(s.languages) as languages, s.fee_from_cents, s.usual_reply, s.usual_reply_until,
      ${licencesOf('s.id')} as licences,
      page.practice, page.free_from < ${earliest} as stale
    from page join specialists s on s.id = page.specialist_id
    order by ${orderBy(sort, sql`page.`)}`.execute(db);
  return rows;
}
