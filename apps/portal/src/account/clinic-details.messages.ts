import { defineMessages } from '@tele/ui';

/** Details that another site sent, which wait for the person to confirm them. */
export const clinicDetailsMessages = defineMessages('portal.account.clinic-details', {
  title: ({ clinic }: { clinic: string }) => `Add details from ${clinic}?`,
  lede: ({ clinic }: { clinic: string }) =>
    `They were entered on the website of ${clinic}. They’re not in your profile yet.`,
  entered: 'Entered',
  add: 'Add to profile',
  adding: 'Adding…',
  dismiss: 'Don’t add',
  dismissing: 'Saving…',
  of: ({ clinic }: { clinic: string }) => ` details from ${clinic}`,
  hint: ({ clinic }: { clinic: string }) =>
    `If you don’t add them, we use them only for appointments you book through ${clinic}.`,
  added: 'Added to your profile.',
  dismissed: 'Not added to your profile.',
  notAdded: 'We couldn’t add these details. Try again.',
  notDismissed: 'We couldn’t save your choice. Try again.',
  changed: 'These details have changed. Check them again.',
});
