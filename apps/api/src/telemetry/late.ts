/** What should have ended by itself by now. */
export interface Late {
  /** So many; `countedAtMost` says no more than that there are at least as many. */
  count: number;
  /** Since when the first of them is late. */
  since: Date | null;
}

/** A reading walks so far and no further: watching a database in trouble must not be what it dies of. */
export const countedAtMost = 5_000;

export function secondsLate({ since }: Late, now: Date): number {
  return since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1_000);
}
