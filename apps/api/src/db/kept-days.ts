import { signInAges, dayMs } from '@tele/core';

/** Days each kind of row is kept after its last change. Other rows are kept for good. */
export const keptDays = {
  /** Finished jobs. Jobs given up stay until an operator handles them. */
  outbox: 30,
  /** The provider resends an event for up to three days. */
  webhookEvents: 30,
  rateLimits: 1,
  /** Markers only; the news itself is elsewhere. */
  news: 2,
  cardTries: 1,
  causedEmails: 1,
  /** Sign-ins of deleted accounts: their tokens have expired by then. */
  endedIdentities: 30,
  /** Alerts after their end. */
  alerts: 30,
  /** Subjects of sent emails, never their text. */
  sentEmails: 365,
  /** Where to confirm the deletion of an account, should the email not get through. */
  deletionEmails: 1,
  reconciliations: 365,
  /** Health records are kept for seven years, and so is their audit. */
  audit: 7 * 365 + 2,
  /** Requests that ended without ever having been paid, with their picks. */
  unpaidSelections: 30,
  /** Partners' expired sign-ins and sessions, and ended secret keys. */
  partnerSignIns: 1,
  partnerSessions: 30,
  /** As long as a sign-in lasts. Each person's last device stays, to recognise new ones. */
  sessions: signInAges.maxDays,
  /** Challenges without an answer. */
  passkeyChallenges: 1,
  partnerKeys: 30,
} as const;

/** Rows of this kind from before this instant may be deleted. */
export function goneBefore(kind: keyof typeof keptDays, now: Date): Date {
  return new Date(now.getTime() - keptDays[kind] * dayMs);
}
