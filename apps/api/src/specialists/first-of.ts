import { lookedThrough, rankings, type ProfessionId, type Sort, type StateCode } from '@tele/core';
import { sql, type RawBuilder } from 'kysely';
import { isAny, type Condition } from './narrowed.ts';

/** Where to look: one specialty of one profession, in one state or in all. */
export interface Place {
  profession: ProfessionId;
  specialty: string;
  state: StateCode | undefined;
}

/** Days or hours that are asked for, of the rows `x` of a place. */
interface Times {
  /** The half hours that fit, as bits; null where it is not known when somebody is free. */
  fitting: RawBuilder<string>;
  /** The same, looked up where it is not known. */
  lookedUp: RawBuilder<string>;
  /** The first of the half hours in a column `x.fit`. */
  first: RawBuilder<unknown>;
  /** Whether nobody is free sooner than the order of search has it: then not all of those in that order need to be looked at. */
  isInOrder: boolean;
}

/** A page of a search. */
export interface Page {
  limit: number;
  earliest: Date;
  conditions: readonly Condition[];
  /** The first of these then stands for the soonest slot. */
  times: Times | undefined;
  sort: Sort;
}

const columns = sql`x.specialist_id, x.practice, x.free_from, x.name`;

/** The columns of a sort, as core has them (`rankings`): what 'How matching works' tells is what is done. */
export const orderBy = (sort: Sort, of = sql``): RawBuilder<unknown> =>
  sql.join(
    rankings[sort].map((by) => sql`${of}${sql.ref(by.column)}${'descending' in by ? sql` desc` : sql``}`),
    sql`, `,
  );

/** The rows of a place, called `x`. */
export function among({ profession, specialty, state }: Place): RawBuilder<unknown> {
  const there = state === undefined ? sql`and x.main` : sql`and x.state = ${state}`;
  return sql`from specialist_specialties x where x.listed and x.profession = ${profession} and x.specialty = ${specialty} ${there}`;
}

/** Of those in the order of search so many are looked at before the others; some pages. */
const lookedFirst = 200;

interface Some {
  /** Which of the place. */
  which?: RawBuilder<unknown>;
  /** In the order of which sort: an index has each. */
  by: Sort;
  most: number;
}

/** The first of a place that fit the filters. */
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
  /** Those of the place between two numbers, in its order; called `x`. */
  looked: (from: number, to: number) => RawBuilder<unknown>;
  /** Filters of another kind. */
  fits: RawBuilder<unknown>;
  times: Times;
  by: Sort;
  most: number;
}

/** Those that fit, by the first of their times that do. `offset 0`: what the bits are is told once for each row, and not again by the order. */
const soonestOfAll = (narrowed: Narrowed): RawBuilder<unknown> =>
  sql`(${fittingOf(narrowed, 0)} order by ${orderBy(narrowed.by)} limit ${narrowed.most})`;

/**
 * The same, where hardly anybody does not fit. Nobody's first time that fits is before the soonest of theirs, by which they are in order: the first
 * `lookedFirst` are looked at, and the others only if any of them could come onto the page.
 */
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

/** Those that fit from the one at a number on. */
const fittingOf = ({ looked, fits, times }: Narrowed, from: number): RawBuilder<unknown> => sql`
  select ${fitting(times)} from (
    select x.specialist_id, x.practice, x.name, ${times.fitting} as fit from ${looked(from, lookedThrough)} where ${fits} offset 0
  ) x where ${mayFit}`;

/** Of whom nothing is known comes first among their kind. */
const fitting = ({ first }: Times): RawBuilder<unknown> =>
  sql`x.specialist_id, x.practice, coalesce(${first}, '-infinity') as free_from, x.name`;
const mayFit = sql`${isAny(sql`x.fit`)} is not false`;

/** Whether a page of those found comes before everybody after the last that was looked at. */
const isEnough = (most: number): RawBuilder<boolean> => sql`(
  select count(*) >= ${most} from found, (select practice, free_from from near order by practice, free_from desc limit 1) last
  where found.practice > last.practice or (found.practice = last.practice and found.free_from < last.free_from))`;
