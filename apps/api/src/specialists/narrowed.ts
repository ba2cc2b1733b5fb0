import {
  beyondNotice,
  dayKey,
  isWithinReach,
  limits,
  noticeChoices,
  placeInRing,
  ring,
  sydney,
  wantedHalves,
  dayMs,
} from '@tele/core';
import type { BodyParsed } from '@tele/core/contract';
import { sql, type RawBuilder } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { earliestSlot, freeHalves } from './soonest-free-slot.ts';

/** By what a search is narrowed, as it is sent. */
export type Filters = NonNullable<BodyParsed<'countSpecialists'>['filters']>;
export type FilterName = 'day' | 'part' | 'languages' | 'gender' | 'fee';

const halfMs = limits.appointmentMinutes * 60_000;

/** What a filter is in SQL, of a row of `specialist_specialties` that is called `x`. */
export type Condition = RawBuilder<unknown>;

/** The filters that are set, by name. */
export function namesOf(filters: Filters): FilterName[] {
  const set = {
    day: filters.days,
    part: filters.part,
    languages: filters.languages,
    gender: filters.gender,
    fee: filters.maxFeeCents,
  };
  return (Object.keys(set) as FilterName[]).filter((name) => set[name] !== undefined);
}

/** The filters without one of them. */
export function withoutFilter(
  { days, part, languages, gender, maxFeeCents, zone }: Filters,
  name: FilterName,
): Filters {
  return {
    ...(days && name !== 'day' && { days }),
    ...(part && name !== 'part' && { part }),
    ...(languages && name !== 'languages' && { languages }),
    ...(gender && name !== 'gender' && { gender }),
    ...(maxFeeCents !== undefined && name !== 'fee' && { maxFeeCents }),
    ...(zone && { zone }),
  };
}

/** Refuses days on which nobody can be booked any more, or not yet. A search of today alone, an hour before its end, finds nobody and says so. */
export function requireDays(filters: Filters | undefined, now: Date): void {
  const today = dayKey(now.toISOString(), filters?.zone ?? sydney);
  if (!filters?.days || isWithinReach(filters.days, today)) return;
  const text = `Choose dates in the next ${limits.slotDays} days.`;
  throw new ApiError('INVALID_INPUT', text, { fields: { 'filters.days': text } });
}

/** What a row must be to fit, all of it; empty where nothing is asked. `free`: its free half hours, where they have been told already. */
export function conditionsOf(filters: Filters, now: Date, free = freeHalvesOf(now)): Condition[] {
  const { languages, gender, maxFeeCents } = filters;
  const isTimed = filters.days !== undefined || filters.part !== undefined;
  return [
    ...(gender === undefined ? [] : [sql`x.gender = ${gender}`]),
    ...(languages === undefined ? [] : [sql`x.languages && ${languages}::text[]`]),
    // Who gives no fee is within every one.
    ...(maxFeeCents === undefined ? [] : [sql`(x.fee_from_cents is null or x.fee_from_cents <= ${maxFeeCents})`]),
    ...(isTimed ? [isAny(sql`(${fittingHalves(filters, now, free)})`)] : []),
  ];
}

const bits = sql`bit(${sql.lit(ring.halves)})`;
/** No half hour of the ring, as bits. */
export const noHalves = sql`repeat('0', ${sql.lit(ring.halves)})::${bits}`;

/** The filters without days and part of the day. */
export const untimed = (filters: Filters): Filters => withoutFilter(withoutFilter(filters, 'day'), 'part');

/** The half hours in which a row is free, of those that fit and can be asked for now, as bits; with `until`, those that start by then. */
export const fittingHalves = (
  filters: Filters,
  now: Date,
  free = freeHalvesOf(now),
  until?: Date,
): RawBuilder<string> => sql`${free} & ${wantedBits(filters, now, until)}`;

/** The same without those that were known before, given as the text of a bit string. */
export const withoutHalves = (halves: RawBuilder<string>, known: string): RawBuilder<string> =>
  sql`${halves} & ~${readOnce(known)}`;

/** Whether there is any among some half hours. */
export const isAny = (halves: RawBuilder<string>): Condition => sql`${halves} <> ${noHalves}`;

/** The start of the first of some half hours, in the order in which they come; null for none. */
export function firstOfHalves(halves: RawBuilder<string>, now: Date): RawBuilder<Date | null> {
  const start = Math.floor(earliestSlot(now).getTime() / halfMs) * halfMs;
  const after = sql`first_half(${halves}, ${sql.lit(placeInRing(start))})`;
  return sql`${new Date(start)}::timestamptz + ${after} * interval '30 minutes'`;
}

/**
 * The half hours that fit and can be asked for now, as bits. With a longer notice the first of them cannot: each notice that this matters to has its
 * own, which few ask for, so they are compared last.
 */
export function wantedBits({ days, part, zone = sydney }: Filters, now: Date, until?: Date): RawBuilder<string> {
  const usual = wantedHalves({ now, zone, days, part, until }) ?? '0'.repeat(ring.halves);
  const longer = noticeChoices
    .map((hours) => [hours, beyondNotice(usual, now, hours)] as const)
    .filter(([, own]) => own !== usual);
  const [shortest] = longer;
  if (!shortest) return readOnce(usual);
  const cases = longer.map(([hours, own]) => sql`when x.notice_hours = ${sql.lit(hours)} then ${readOnce(own)}`);
  const most = sql`when x.notice_hours < ${sql.lit(shortest[0])} then ${readOnce(usual)}`;
  return sql`case ${most} ${sql.join(cases, sql` `)} else ${readOnce(usual)} end`;
}

/** Bits of the ring out of their text. In a query of its own, or a prepared statement would read the text again for every row. */
const readOnce = (text: string): RawBuilder<string> => sql`(select ${text}::${bits})`;

/** As far ahead as a search looks. */
const untilOf = (now: Date): Date => new Date(now.getTime() + limits.slotDays * dayMs);

/** When somebody is free, as it is stored; null while it is not known, as between a change and the job run. */
export const storedHalvesOf = (now: Date): RawBuilder<string | null> =>
  sql`case when x.free_from > '-infinity' and x.known_until >= ${untilOf(now)} then x.free_halves end`;

/** The same, looked up on the way where it is not known. */
export const freeHalvesOf = (now: Date): RawBuilder<string> =>
  sql`coalesce(${storedHalvesOf(now)}, ${freeHalves(sql`x.specialist_id`, earliestSlot(now), untilOf(now))}, ${noHalves})`;
