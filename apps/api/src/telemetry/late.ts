export interface Late {
  count: number;
  since: Date | null;
}

/** Bounded: monitoring must not overload a struggling database. */
export const countedAtMost = 5_000;

export function secondsLate({ since }: Late, now: Date): number {
  return since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1_000);
}
