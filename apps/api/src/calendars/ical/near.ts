import type { Rule } from './rule.ts';

const second = 1_000;
const units = {
  SECONDLY: second,
  MINUTELY: 60 * second,
  HOURLY: 3_600 * second,
  DAILY: 86_400 * second,
  WEEKLY: 7 * 86_400 * second,
} as const;

/**
 * A start of a rule just before `from`, in the rule's own rhythm: from there on it has the same times as from `start`. Wall clocks in
 * milliseconds. A rule that counts its times begins where it begins. The library takes any start for a time:
 * this one lies before `from`.
 */
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

/** A day that some months lack needs months that have it: the same month of a year four, eight, … years later has also 29 February. */
function monthsOf(frequency: 'MONTHLY' | 'YEARLY', interval: number, start: Date): number {
  const months = frequency === 'YEARLY' ? 12 * interval : interval;
  return start.getUTCDate() <= 28 ? months : leastCommonMultiple(months, 48);
}

function leastCommonMultiple(one: number, other: number): number {
  let [a, b] = [one, other];
  while (b > 0) [a, b] = [b, a % b];
  return (one / a) * other;
}

/**
 * The last instant or wall clock that a counted rule can have a time at, generously; undefined where it takes following the rule to know. A week
 * has at least one time of a weekly rule, a week five of a daily one that names weekdays.
 */
export function lastOfCount({ frequency, interval, count, parts }: Rule, start: number): number | undefined {
  if (count === undefined) return undefined;
  const by = [...parts.keys()].filter((name) => name !== 'WKST');
  const isOnlyByDay = by.every((name) => name === 'BYDAY');
  if (frequency === 'WEEKLY' && isOnlyByDay) return start + (count + 1) * interval * units.WEEKLY;
  if (frequency === 'DAILY' && by.length === 0) return start + count * interval * units.DAILY;
  if (frequency === 'DAILY' && isOnlyByDay && interval === 1) return start + (count + 1) * units.WEEKLY;
  return undefined;
}
