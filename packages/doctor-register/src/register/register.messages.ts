import { defineMessages } from '@tele/ui';

/** The frame of the registration (spec section 2 'Doctor registration'). */
export const registerMessages = defineMessages('register', {
  allCategories: 'All categories',
  ledePractice: 'For doctors senior enough to work independently: PGY-5 or above, with AHPRA registration.',
  lede: ({ heroLine }: { heroLine: string }) => heroLine,
  notLoaded: 'The registration did not load',
  checking: 'Checking your provider profile…',
});
