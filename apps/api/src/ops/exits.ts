export const exits = {
  well: 0,
  /** Needs attention. */
  look: 1,
  /** Failed: wrong arguments or no answer. */
  failed: 2,
} as const;
