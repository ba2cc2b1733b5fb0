import { defineMessages } from '@tele/ui';

export const clinicDetailsMessages = defineMessages('account.clinic-details', {
  title: ({ clinic }: { clinic: string }) => `Add details from ${clinic}?`,
  lede: 'These details came from its website. If you don’t add them, we only use them for appointments you book there.',
  entered: 'Entered',
  add: 'Add to profile',
  adding: 'Adding…',
  dismiss: 'Don’t add',
  dismissing: 'Saving…',
  of: ({ clinic }: { clinic: string }) => ` details from ${clinic}`,
  added: 'Added to your profile.',
  dismissed: 'Not added to your profile.',
  notAdded: 'We couldn’t add these details. Try again.',
  notDismissed: 'We couldn’t save your choice. Try again.',
  changed: 'These details have changed. Check them again.',
});
