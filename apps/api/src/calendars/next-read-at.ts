/** How often another calendar is read, and how often at least while it cannot be, in milliseconds. */
const everyMs = 15 * 60_000;
const atLeastEveryMs = 6 * 60 * 60_000;

const givenUpAfterMs = 30 * 24 * 60 * 60_000;

/** When we stop reading a calendar that has failed since then. */
export const stopsAt = (failedSince: Date): Date => new Date(failedSince.getTime() + givenUpAfterMs);

/**
 * When another calendar is read next: after a quarter of an hour, and while it fails after as long again as it has failed, up to six hours. The last try
 * is when we stop. `failedSince` is null where it does not fail.
 */
export function nextReadAt(now: Date, failedSince: Date | null): Date {
  if (failedSince === null) return new Date(now.getTime() + everyMs);
  const failedMs = now.getTime() - failedSince.getTime();
  const next = now.getTime() + Math.min(Math.max(everyMs, failedMs), atLeastEveryMs);
  const last = stopsAt(failedSince).getTime();
  return new Date(now.getTime() < last ? Math.min(next, last) : next);
}
