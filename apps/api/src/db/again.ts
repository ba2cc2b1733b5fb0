/** Two transactions that could not both be done, of which this one was not: a serialisation failure, a deadlock. Safe to do again. */
export function isContended(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '40001' || code === '40P01';
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
