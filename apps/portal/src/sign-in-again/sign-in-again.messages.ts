import { defineMessages } from '@tele/ui';

export const signInAgainMessages = defineMessages('portal.sign-in-again', {
  title: 'Sign in again',
  lede: 'It’s been a while since you signed in. To protect your account, please sign in again. You won’t lose anything on this page.',
  opensTab: ' (opens a new tab)',
  send: 'Email me a sign-in link',
  sent: ({ email }: { email: string }) =>
    `We’ve emailed a sign-in link to ${email}. Open it on this device, then come back to this page.`,
  blocked: 'Your browser blocked the new tab. Allow pop-ups for this site, or use a sign-in link.',
  done: 'You’re signed in. You can continue.',
});
