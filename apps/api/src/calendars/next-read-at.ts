import { dayMs } from '@tele/core';
import { createHash } from 'node:crypto';

/** How often another calendar is read, and how often at least while it cannot be, in milliseconds. */
const everyMs = 15 * 60_000;
const atLeastEveryMs = 6 * 60 * 60_000;
/** Calendars that are due together are read this far apart at most the next time. */
const spreadMs = 3 * 60_000;

const givenUpAfterMs = 30 * dayMs;

/** Share of the spread for one calendar, from 0 to 1. */
export const earlyOf = (calendarId: string): number =>
  createHash('sha256').update(calendarId).digest().readUInt16BE(0) / 0xffff;

/** When we stop reading a calendar that has failed since then. */
export const stopsAt = (failedSince: Date): Date => new Date(failedSince.getTime() + givenUpAfterMs);

/**
 * When another calendar is read next: after 12 to 15 minutes, and while it fails after as long again as it has failed, up to six hours. The last try
 * is when we stop. `failedSince` is null where it does not fail. `early`, from 0 to 1, is its share of the spread.
 */
export function nextReadAt(now: Date, failedSince: Date | null, early = 0): Date {
  const spread = early * spreadMs;
  if (failedSince === null) return new Date(now.getTime() + everyMs - spread);
  const failedMs = now.getTime() - failedSince.getTime();
  const next = now.getTime() + Math.min(Math.max(everyMs, failedMs), atLeastEveryMs) - spread;
  const last = stopsAt(failedSince).getTime();
  return new Date(now.getTime() < last ? Math.min(next, last) : next);
}
