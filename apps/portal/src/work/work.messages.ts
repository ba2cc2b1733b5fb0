import { defineMessages } from '@tele/ui';

/** What `/work` says to a specialist whose approval was taken back. */
export const workMessages = defineMessages('portal.work', {
  suspended: 'Your account is suspended',
  suspendedText: 'You are not found in search, and requests do not reach you. Booked consultations stand.',
  suspendedWhy: 'See why',
});
