import { addDays } from '../time/add-days.ts';
import { dayKey } from '../time/day-key.ts';
import { dayMs, hourMs } from '../time/durations.ts';
import { wallTimeToInstant } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';

/** Shown as 'Usually replies within 1 hour', 'within 2 hours' or 'the same day'. */
export const usualReplies = ['1-hour', '2-hours', 'same-day'] as const;
export type UsualReply = (typeof usualReplies)[number];

interface Period {
  /** ISO, UTC. */
  fromISO: string;
  toISO: string;
}

/** Replies needed, and the days that count (product.md). */
export const usualReplyRule = { replies: 10, days: 90 } as const;

const [opens, closes] = [7 * 60, 21 * 60];

/** Median of the replies between 7 am and 9 pm Sydney time, without time off. Null: too few, or slower than a day. */
export function usualReplyOf(
  replies: readonly Period[],
  timeOff: readonly Period[],
  now: Date,
): { usual: UsualReply; until: Date } | null {
  const since = new Date(now.getTime() - usualReplyRule.days * dayMs).toISOString();
  const recent = replies.filter(({ toISO }) => toISO > since).toSorted((a, b) => b.toISO.localeCompare(a.toISO));
  const oldest = recent[usualReplyRule.replies - 1];
  if (!oldest) return null;
  const hours = median(recent.map((reply) => countedMs(reply, timeOff))) / hourMs;
  const usual = hours <= 1 ? '1-hour' : hours <= 2 ? '2-hours' : hours <= (closes - opens) / 60 ? 'same-day' : null;
  return usual && { usual, until: new Date(Date.parse(oldest.toISO) + usualReplyRule.days * dayMs) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Milliseconds of a period between 7 am and 9 pm Sydney time, without time off. */
function countedMs({ fromISO, toISO }: Period, timeOff: readonly Period[]): number {
  let total = 0;
  for (let day = dayKey(fromISO, sydney); day <= dayKey(toISO, sydney); day = addDays(day, 1)) {
    const [open, close] = [opens, closes].map((minutes) => wallTimeToInstant(day, minutes, sydney)) as [string, string];
    const [from, to] = [later(open, fromISO), earlier(close, toISO)];
    total += lengthOf(from, to) - awayMs(from, to, timeOff);
  }
  return total;
}

/** Overlapping time off counts once. */
function awayMs(from: string, to: string, timeOff: readonly Period[]): number {
  let counted = from;
  let total = 0;
  for (const { fromISO, toISO } of timeOff.toSorted((a, b) => a.fromISO.localeCompare(b.fromISO))) {
    const end = earlier(to, toISO);
    total += lengthOf(later(counted, fromISO), end);
    counted = later(counted, end);
  }
  return total;
}

const lengthOf = (from: string, to: string): number => Math.max(0, Date.parse(to) - Date.parse(from));
const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
