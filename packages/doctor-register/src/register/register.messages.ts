import { defineMessages } from '@tele/ui';

export const registerMessages = defineMessages('register', {
  allCategories: 'All categories',
  ledePractice: 'For doctors senior enough to work independently: PGY-5 or above, with AHPRA registration.',
  lede: ({ heroLine }: { heroLine: string }) => heroLine,
  notLoaded: 'Failed to load registration',
  checking: 'Checking your provider profile…',
  sent: 'Thanks! Your registration was submitted. We’ll verify your documents and enable matching.',
  unread: 'We couldn’t check whether you’ve already applied. If you have, please wait for our email.',
  unreadTitle: 'We couldn’t load your provider profile',
  checkAgain: 'Check again',
});
