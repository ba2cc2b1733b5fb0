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

export type Filters = NonNullable<BodyParsed<'countSpecialists'>['filters']>;
export type FilterName = 'day' | 'part' | 'languages' | 'gender' | 'fee';

const halfMs = limits.appointmentMinutes * 60_000;

export type Condition = RawBuilder<unknown>;

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

/** Refuses days outside the bookable range. A search of today finds no one within the last hour. */
export function requireDays(filters: Filters | undefined, now: Date): void {
  const today = dayKey(now.toISOString(), filters?.zone ?? sydney);
  if (!filters?.days || isWithinReach(filters.days, today)) return;
  const text = `Choose dates in the next ${limits.slotDays} days.`;
  throw new ApiError('INVALID_INPUT', text, { fields: { 'filters.days': text } });
}

export function conditionsOf(filters: Filters, now: Date, free = freeHalvesOf(now)): Condition[] {
  const { languages, gender, maxFeeCents } = filters;
  const isTimed = filters.days !== undefined || filters.part !== undefined;
  return [
    ...(gender === undefined ? [] : [sql`x.gender = ${gender}`]),
    ...(languages === undefined ? [] : [sql`x.languages && ${languages}::text[]`]),
    // Specialists without a fee match every maximum.
    ...(maxFeeCents === undefined ? [] : [sql`(x.fee_from_cents is null or x.fee_from_cents <= ${maxFeeCents})`]),
    ...(isTimed ? [isAny(sql`(${fittingHalves(filters, now, free)})`)] : []),
  ];
}

const bits = sql`bit(${sql.lit(ring.halves)})`;
export const noHalves = sql`repeat('0', ${sql.lit(ring.halves)})::${bits}`;

export const untimed = (filters: Filters): Filters => withoutFilter(withoutFilter(filters, 'day'), 'part');

/** Free, matching and bookable half hours of a row, as bits; with `until`, up to that start. */
export const fittingHalves = (
  filters: Filters,
  now: Date,
  free = freeHalvesOf(now),
  until?: Date,
): RawBuilder<string> => sql`${free} & ${wantedBits(filters, now, until)}`;

export const withoutHalves = (halves: RawBuilder<string>, known: string): RawBuilder<string> =>
  sql`${halves} & ~${readOnce(known)}`;

export const isAny = (halves: RawBuilder<string>): Condition => sql`${halves} <> ${noHalves}`;

export function firstOfHalves(halves: RawBuilder<string>, now: Date): RawBuilder<Date | null> {
  const start = Math.floor(earliestSlot(now).getTime() / halfMs) * halfMs;
  const after = sql`first_half(${halves}, ${sql.lit(placeInRing(start))})`;
  return sql`${new Date(start)}::timestamptz + ${after} * interval '30 minutes'`;
}

/** Matching half hours as bits. Longer notice periods exclude more; they are rare, so they are compared last. */
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

/** Ring bits from text. A subquery: a prepared statement would parse the text again for every row. */
const readOnce = (text: string): RawBuilder<string> => sql`(select ${text}::${bits})`;

const untilOf = (now: Date): Date => new Date(now.getTime() + limits.slotDays * dayMs);

/** Stored availability; null while unknown, between a change and the job run. */
export const storedHalvesOf = (now: Date): RawBuilder<string | null> =>
  sql`case when x.free_from > '-infinity' and x.known_until >= ${untilOf(now)} then x.free_halves end`;

export const freeHalvesOf = (now: Date): RawBuilder<string> =>
  sql`coalesce(${storedHalvesOf(now)}, ${freeHalves(sql`x.specialist_id`, earliestSlot(now), untilOf(now))}, ${noHalves})`;
