/** Limits per person across all processes, in addition to rate limits (rate-limits.ts). */
export const budgets = {
  /** Emails to other people per period in seconds. An open request notifies all matches, so it counts as several. */
  emails: { times: 30, seconds: 60 * 60, openRequest: 5 },
  openHolds: 10,
  unpaidRequests: 100,
  unclaimedFiles: 20,
  unclaimedBytes: 100_000_000,
} as const;
