import { defineMessages } from '@tele/ui';

/** Where something is read that needs a sign-in. */
export const signInMessages = defineMessages('kit.signIn', {
  title: 'Please sign in',
  kept: 'We’ll keep what you’ve chosen and written.',
  signIn: 'Sign in',
});
