import { defineMessages } from '@tele/ui';

/** What the portal itself says around matching and requests. */
export const matchMessages = defineMessages('portal.match', {
  clientsOnly: 'Only clients can book.',
  clientsOnlyText: 'You are signed in as a specialist or as staff: you can look around, but not submit a request.',
});
