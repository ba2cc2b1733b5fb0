/** Exit codes, for cron and other callers. */
export const exits = {
  /** Nothing to do. */
  well: 0,
  /** Needs attention. */
  look: 1,
  /** Failed: wrong arguments or no answer. */
  failed: 2,
} as const;
