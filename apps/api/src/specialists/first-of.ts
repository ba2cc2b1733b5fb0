import { lookedThrough, rankings, type ProfessionId, type Sort, type StateCode } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import { isAny, type Condition } from './narrowed.ts';

export interface Place {
  profession: ProfessionId;
  specialty: string;
  state: StateCode | undefined;
}

interface Times {
  /** Matching half hours as bits; null while availability is unknown. */
  fitting: RawBuilder<string>;
  /** The same bits, computed if unknown. */
  lookedUp: RawBuilder<string>;
  /** First half hour in a column `x.fit`. */
  first: RawBuilder<unknown>;
  /** Search order is by earliest time, so not every row needs reading. */
  isInOrder: boolean;
}

export interface Page {
  limit: number;
  earliest: Date;
  conditions: readonly Condition[];
  times: Times | undefined;
  sort: Sort;
}

const columns = sql`x.specialist_id, x.practice, x.free_from, x.name`;

export const orderBy = (sort: Sort, of = sql``): RawBuilder<unknown> =>
  sql.join(
    rankings[sort].map((by) => sql`${of}${sql.ref(by.column)}${'descending' in by ? sql` desc` : sql``}`),
    sql`, `,
  );

export function among({ profession, specialty, state }: Place): RawBuilder<unknown> {
  const there = state === undefined ? sql`and x.main` : sql`and x.state = ${state}`;
  return sql`from specialist_specialties x where x.listed and x.profession = ${profession} and x.specialty = ${specialty} ${there}`;
}

/** Rows read first in search order; a few pages. */
const lookedFirst = 200;

interface Some {
  which?: RawBuilder<unknown>;
  by: Sort;
  most: number;
}

export function firstOf(place: Place, { which, by, most }: Some, { conditions, times }: Page): RawBuilder<unknown> {
  const order = orderBy(by, sql`x.`);
  const there = which ? sql`${among(place)} and ${which}` : among(place);
  if (conditions.length === 0 && !times) return sql`(select ${columns} ${there} order by ${order} limit ${most})`;
  const fits = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const looked = (from: number, to: number): RawBuilder<unknown> =>
    sql`(select x.* ${there} order by ${order} offset ${sql.lit(from)} limit ${sql.lit(to - from)}) x`;
  if (!times)
    return sql`(select ${columns} from ${looked(0, lookedThrough)} where ${fits} order by ${order} limit ${most})`;
  const narrowed = { looked, fits, times, by, most };
  return conditions.length === 0 && times.isInOrder ? soonestOfNear(narrowed) : soonestOfAll(narrowed);
}

interface Narrowed {
  looked: (from: number, to: number) => RawBuilder<unknown>;
  fits: RawBuilder<unknown>;
  times: Times;
  by: Sort;
  most: number;
}

/** Matching rows by first matching time. `offset 0` computes the bits once per row, not again for the order. */
const soonestOfAll = (narrowed: Narrowed): RawBuilder<unknown> =>
  sql`(${fittingOf(narrowed, 0)} order by ${orderBy(narrowed.by)} limit ${narrowed.most})`;

/** If most rows match: reads `lookedFirst` rows, and others only if they could make the page. */
function soonestOfNear(narrowed: Narrowed): RawBuilder<unknown> {
  const { looked, times, by, most } = narrowed;
  return sql`(
    with near as materialized (
      select x.specialist_id, x.practice, x.name, x.free_from, ${times.fitting} as fit from ${looked(0, lookedFirst)}
    ), found as materialized (select ${fitting(times)} from near x where ${mayFit})
    select * from found
    union all ${fittingOf({ ...narrowed, fits: sql`not ${isEnough(most)}` }, lookedFirst)}
    order by ${orderBy(by)} limit ${most})`;
}

const fittingOf = ({ looked, fits, times }: Narrowed, from: number): RawBuilder<unknown> => sql`
  select ${fitting(times)} from (
    select x.specialist_id, x.practice, x.name, ${times.fitting} as fit from ${looked(from, lookedThrough)} where ${fits} offset 0
  ) x where ${mayFit}`;

/** Unknown availability sorts first within its kind. */
const fitting = ({ first }: Times): RawBuilder<unknown> =>
  sql`x.specialist_id, x.practice, coalesce(${first}, '-infinity') as free_from, x.name`;
const mayFit = sql`${isAny(sql`x.fit`)} is not false`;

/** A full page sorts before every row after the last one read. */
const isEnough = (most: number): RawBuilder<boolean> => sql`(
  select count(*) >= ${most} from found, (select practice, free_from from near order by practice, free_from desc limit 1) last
  where found.practice > last.practice or (found.practice = last.practice and found.free_from < last.free_from))`;
