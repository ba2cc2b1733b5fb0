import { signInAges, dayMs } from '@tele/core';

/** How many days each kind of row is kept once nothing more happens to it; what is not named here is kept for good. */
export const keptDays = {
  /** Done work. What was given up stays until somebody has looked at it. */
  outbox: 30,
  /** The provider sends an event again for three days at most. */
  webhookEvents: 30,
  rateLimits: 1,
  /** That there is news; what it is stands elsewhere. */
  news: 2,
  cardTries: 1,
  causedEmails: 1,
  /** That an account was deleted under a sign-in, which by then is over everywhere. */
  endedIdentities: 30,
  /** What somebody wanted to be told of, once that has ended. */
  alerts: 30,
  /** That an email was sent, never what it said. */
  sentEmails: 365,
  /** Where to confirm the deletion of an account, should the email not get through. */
  deletionEmails: 1,
  /** What a comparison with the payment provider found. */
  reconciliations: 365,
  /** Health records are kept for seven years, and who has read them with them. */
  audit: 7 * 365 + 2,
  /** Requests that ended without ever having been paid, with their picks. */
  unpaidSelections: 30,
  /** Sign-ins and sessions on partners' pages once their time is over, and secret keys that were ended. */
  partnerSignIns: 1,
  partnerSessions: 30,
  /** Devices: as long as a sign-in lasts. The last of each person stays, to tell a new device. */
  sessions: signInAges.maxDays,
  partnerKeys: 30,
} as const;

/** Before when a row of this kind may go. */
export function goneBefore(kind: keyof typeof keptDays, now: Date): Date {
  return new Date(now.getTime() - keptDays[kind] * dayMs);
}
