/** What the command answers to whoever started it, a cron for one. */
export const exits = {
  /** Nothing to do for anybody. */
  well: 0,
  /** Somebody should look. */
  look: 1,
  /** It could not be done: wrong words, or no answer. */
  failed: 2,
} as const;
