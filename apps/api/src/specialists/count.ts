import { lookedThrough, type Droppable } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import {
  conditionsOf,
  firstOfHalves,
  fittingHalves,
  freeHalvesOf,
  namesOf,
  requireDays,
  withoutFilter,
  type Condition,
  type Filters,
} from './narrowed.ts';
import { among, type Place } from './first-of.ts';
import { placeOf } from './search.ts';

/** `POST /specialists/count`: counts with all filters and without each, among the first `lookedThrough` rows. */
export const countSpecialists: Handler<'countSpecialists'> = async ({ db, now: clock }, { body }) => {
  const place = placeOf(body);
  const now = clock();
  requireDays(body.filters, now);
  const filters = body.filters ?? {};
  const names = namesOf(filters);
  const here = await countIn(db, place, now, [filters, ...names.map((name) => withoutFilter(filters, name))]);
  const [elsewhere] =
    place.state === undefined ? [] : (await countIn(db, { ...place, state: undefined }, now, [filters])).counts;
  const [matching] = here.counts;
  const without = (filter: Droppable, found: FilterCount | undefined) => ({
    filter,
    matching: found?.matching ?? 0,
    soonestISO: found?.soonestISO ?? null,
  });
  return {
    all: Math.min(here.all, lookedThrough),
    matching: matching?.matching ?? 0,
    isMore: here.all > lookedThrough,
    without: [
      ...names.map((name, index) => without(name, here.counts[index + 1])),
      ...(place.state === undefined ? [] : [without('state', elsewhere)]),
    ],
    languages: await languagesIn(db, place, now, withoutFilter(filters, 'languages')),
  };
};

interface FilterCount {
  matching: number;
  soonestISO: string | null;
}

/** Counts rows of a place for several filter sets in one scan. */
async function countIn(
  db: Db,
  place: Place,
  now: Date,
  variants: readonly Filters[],
): Promise<{ all: number; counts: FilterCount[] }> {
  const columns = variants.flatMap((filters, index) => {
    const fits = allOf(conditionsOf(filters, now, free));
    return [
      sql`count(*) filter (where ${fits})::integer as ${sql.ref(`m${index}`)}`,
      sql`min(${firstOfHalves(fittingHalves(filters, now, free), now)}) filter (where ${fits}) as ${sql.ref(`s${index}`)}`,
    ];
  });
  const { rows } = await sql<Record<`m${number}` | 'all', number> & Record<`s${number}`, Date | null>>`
    select count(*)::integer as "all", ${sql.join(columns, sql`, `)} from ${walk(place, lookedThrough + 1, now)}`.execute(
    db,
  );
  const [row] = rows;
  const counts = variants.map((_, index) => ({
    matching: row?.[`m${index}`] ?? 0,
    soonestISO: row?.[`s${index}`]?.toISOString() ?? null,
  }));
  return { all: row?.all ?? 0, counts };
}

async function languagesIn(db: Db, place: Place, now: Date, filters: Filters) {
  const { rows } = await sql<{ language: string; count: number }>`
    select language, count(*)::integer as count
    from ${walk(place, lookedThrough, now)}, unnest(x.languages) as language
    where ${allOf(conditionsOf(filters, now, free))}
    group by language order by count desc, language limit 100`.execute(db);
  return rows;
}

const free = sql<string>`x.free`;

/** First rows of a place in search order, called `x`. Availability is computed once for all filters. */
const walk = (place: Place, most: number, now: Date): RawBuilder<unknown> => sql`
  (select x.*, ${freeHalvesOf(now)} as free from (
    select x.* ${among(place)} order by x.practice desc, x.free_from, x.name, x.specialist_id limit ${sql.lit(most)}) x offset 0) x`;

const allOf = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
