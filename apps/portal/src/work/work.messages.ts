import { defineMessages } from '@tele/ui';

/** `/work` of a suspended specialist. */
export const workMessages = defineMessages('portal.work', {
  suspended: 'Your profile is suspended',
  suspendedText: 'You’re hidden from search and won’t get new requests. Confirmed appointments go ahead.',
  suspendedWhy: 'See why',
});
