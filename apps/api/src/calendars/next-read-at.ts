/** How often another calendar is read, and how often at least while it cannot be, in milliseconds. */
const everyMs = 15 * 60_000;
const atLeastEveryMs = 6 * 60 * 60_000;

/**
 * When another calendar is read next: after a quarter of an hour, and while it fails after as long again as it has failed, up to six hours. `failedSince`
 * is null where it does not.
 */
export function nextReadAt(now: Date, failedSince: Date | null): Date {
  const failedMs = failedSince ? now.getTime() - failedSince.getTime() : 0;
  return new Date(now.getTime() + Math.min(Math.max(everyMs, failedMs), atLeastEveryMs));
}
