import { defineMessages } from './define.ts';

/** The few words that the primitives say by themselves. */
export const uiMessages = defineMessages('ui', {
  optional: 'optional',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  noResults: 'No results. Try a different term.',
  found: ({ shown, all }: { shown: number; all: number }, say) => `${say.number(shown)} of ${say.number(all)}`,
  used: ({ used, most }: { used: number; most: number }, say) =>
    `${say.number(used)} of ${say.number(most)} characters`,
  aud: 'AUD',
  notifications: 'Notifications (F6)',
  partFailed: 'Something went wrong',
  partFailedDetail: 'This part did not load. Check your connection and try again.',
});
