/** Limits per person across all processes, in addition to call limits (rate-limits.ts). */
export const budgets = {
  /** Emails to other people per period in seconds. An open request notifies all matches, so it counts as several. */
  emails: { times: 30, seconds: 60 * 60, openRequest: 5 },
  /** Requests with a booking fee hold, placed or in progress. */
  openHolds: 10,
  /** Unpaid requests per day. */
  unpaidRequests: 100,
  /** Files not attached to an application. */
  unclaimedFiles: 20,
  unclaimedBytes: 100_000_000,
} as const;
