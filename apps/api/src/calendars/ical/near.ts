import type { Rule } from './rule.ts';

const second = 1_000;
const units = {
  SECONDLY: second,
  MINUTELY: 60 * second,
  HOURLY: 3_600 * second,
  DAILY: 86_400 * second,
  WEEKLY: 7 * 86_400 * second,
} as const;

/** Start just before `from` in the rule's rhythm (wall clock, ms). COUNT rules keep theirs. */
export function startNear({ frequency, interval, count }: Rule, start: number, from: number): number {
  if (count !== undefined || start >= from) return start;
  if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') {
    const step = units[frequency] * interval;
    return start + Math.floor((from - 1 - start) / step) * step;
  }
  const [first, last] = [new Date(start), new Date(from)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth() - 1;
  const step = monthsOf(frequency, interval, first);
  const skipped = Math.max(0, Math.floor(months / step)) * step;
  const moved = new Date(start);
  moved.setUTCMonth(first.getUTCMonth() + skipped);
  return moved.getTime();
}

/** A day some months lack needs a cycle that has it: 29 February repeats in multiples of four years. */
function monthsOf(frequency: 'MONTHLY' | 'YEARLY', interval: number, start: Date): number {
  const months = frequency === 'YEARLY' ? 12 * interval : interval;
  return start.getUTCDate() <= 28 ? months : leastCommonMultiple(months, 48);
}

function leastCommonMultiple(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b > 0) [a, b] = [b, a % b];
  return (one / a) * other;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Last occurrence (wall clock) of a COUNT rule; undefined when only expansion can tell. */
export function lastOfCount({ frequency, interval, count, parts }: Rule, start: number): number | undefined {
  if (count === undefined) return undefined;
  const by = [...parts.keys()].filter((name) => name !== 'WKST');
  if (by.length === 0) return afterSteps(frequency, start, (count - 1) * interval);
  const isOnDays = by.every((name) => name === 'BYDAY') && !/\d/.test(parts.get('BYDAY') ?? '');
  if (!isOnDays || (frequency !== 'WEEKLY' && (frequency !== 'DAILY' || interval !== 1))) return undefined;
  const firstDay = weekdays.indexOf(parts.get('WKST') ?? 'MO');
  const placeOf = (weekday: number): number => (weekday - firstDay + 7) % 7;
  const places = [...new Set((parts.get('BYDAY') ?? '').split(',').map((name) => placeOf(weekdays.indexOf(name))))];
  places.sort((a, b) => a - b);
  const from = placeOf(new Date(start).getUTCDay());
  const nth = places.indexOf(from) + count - 1;
  // ical.js counts differently when the start is on another day.
  if (!places.includes(from)) return undefined;
  const place = places[nth % places.length] ?? from;
  return start + Math.floor(nth / places.length) * interval * units.WEEKLY + (place - from) * units.DAILY;
}

function afterSteps(frequency: Rule['frequency'], start: number, steps: number): number | undefined {
  if (frequency !== 'MONTHLY' && frequency !== 'YEARLY') return start + steps * units[frequency];
  const last = new Date(start);
  if (last.getUTCDate() > 28) return undefined;
  last.setUTCMonth(last.getUTCMonth() + steps * (frequency === 'YEARLY' ? 12 : 1));
  return last.getTime();
}
