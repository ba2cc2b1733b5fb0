import { dayMs } from '@tele/core';
import { createHash } from 'node:crypto';

/** Interval between reads, and the longest interval while reads fail, in milliseconds. */
const everyMs = 15 * 60_000;
const atLeastEveryMs = 6 * 60 * 60_000;
/** Maximum spread of calendars that are due together. */
const spreadMs = 3 * 60_000;

const givenUpAfterMs = 30 * dayMs;

export const earlyOf = (calendarId: string): number =>
  createHash('sha256').update(calendarId).digest().readUInt16BE(0) / 0xffff;

export const stopsAt = (failedSince: Date): Date => new Date(failedSince.getTime() + givenUpAfterMs);

/** Next read in 12 to 15 minutes; failing calendars back off, up to six hours. `early` is 0 to 1. */
export function nextReadAt(now: Date, failedSince: Date | null, early = 0): Date {
  const spread = early * spreadMs;
  if (failedSince === null) return new Date(now.getTime() + everyMs - spread);
  const failedMs = now.getTime() - failedSince.getTime();
  const next = now.getTime() + Math.min(Math.max(everyMs, failedMs), atLeastEveryMs) - spread;
  const last = stopsAt(failedSince).getTime();
  return new Date(now.getTime() < last ? Math.min(next, last) : next);
}
