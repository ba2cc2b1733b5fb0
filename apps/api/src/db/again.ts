/**
 * Two transactions that could not both be done, of which this one was not: a serialisation failure, a deadlock, a row whose month was made while it
 * waited to be written among the rest. Safe to do again.
 */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // Of the checks of a table the one of its part alone has no name.
  if (error.code === '23514') return !('constraint' in error && error.constraint !== undefined);
  return error.code === '40001' || error.code === '40P01';
}

/**
 * How often what met another one is tried. Of fifty that change one row at once each round lets one through, and few run at a time
 * (http/turns.ts).
 */
export const contendedTries = 50;

/** The longest wait between two tries, in milliseconds. */
const longestMs = 400;

/** Ever longer up to that, and never the same for two callers. */
export function backoff(attempt: number): number {
  return Math.random() * Math.min(longestMs, 10 * 2 ** attempt);
}
