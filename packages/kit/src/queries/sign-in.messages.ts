import { defineMessages } from '@tele/ui';

/** Where something is read that needs a sign-in. */
export const signInMessages = defineMessages('kit.signIn', {
  title: 'Please sign in',
  kept: 'Whatever you chose or wrote here stays.',
  signIn: 'Sign in',
});
