/** Serialisation failure, deadlock, or a row whose month was created in the meantime. Safe to retry. */
export function isContended(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  // The check constraint of a partition has no name in the error.
  if (error.code === '23514') return !('constraint' in error && error.constraint !== undefined);
  return error.code === '40001' || error.code === '40P01';
}

/** With 50 concurrent changes to one row, each round lets one through. */
export const contendedTries = 50;

/** The longest wait between two tries, in milliseconds. */
const longestMs = 400;

/** Random wait in milliseconds that grows with each attempt. */
export function backoff(attempt: number): number {
  return Math.random() * Math.min(longestMs, 10 * 2 ** attempt);
}
