/** What one person may cause or leave lying, over all processes. Calls are limited besides (call-limits.ts). */
export const budgets = {
  /** Emails to other people within so many seconds. A request for times tells everyone who matches, and counts as several. */
  emails: { times: 30, seconds: 60 * 60, openRequest: 5 },
  /** Requests whose booking fee is held on a card, or being asked for. */
  openHolds: 10,
  /** Requests made within a day without paying for them. */
  unpaidRequests: 100,
  /** Files that no application has taken yet. */
  unclaimedFiles: 20,
  unclaimedBytes: 100_000_000,
} as const;
