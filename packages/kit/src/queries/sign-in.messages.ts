import { defineMessages } from '@tele/ui';

export const signInMessages = defineMessages('kit.signIn', {
  title: 'Please sign in',
  kept: 'We’ll keep what you’ve chosen and written.',
  signIn: 'Sign in',
});
