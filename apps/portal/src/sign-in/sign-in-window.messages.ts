import { defineMessages } from '@tele/ui';

export const signInWindowMessages = defineMessages('portal.sign-in-window', {
  title: 'Sign in to Tele',
  lede: ({ partner }: { partner: string }) =>
    `Sign in to send your request from ${partner}. This window will close automatically.`,
  learns: 'The site owner can see that a request was made and how it ended, but not your reason.',
  back: ({ partner }: { partner: string }) => `Back to ${partner}`,
  bookOnTele: 'Book on Tele',

  continueAs: ({ email }: { email: string }) => `Continue as ${email}`,
  another: 'Use another account',
  keepOpen: ({ partner }: { partner: string }) => `Keep the ${partner} page open. It will continue automatically.`,

  waiting: ({ partner }: { partner: string }) => `Waiting for ${partner}…`,
  strangerTitle: 'We can’t verify this sign-in',
  stranger: ({ partner }: { partner: string }) =>
    `No open ${partner} page asked for this sign-in. If someone sent you this link, do not sign in: it would sign them in as you.`,
  startAgain: ({ partner }: { partner: string }) => `To book, start again at ${partner}, or book on Tele.`,
  elsewhereTitle: 'Open this link on the device you requested it from',
  elsewhere: 'It only works on that device, in the same browser.',

  overTitle: 'This sign-in has expired',
  over: 'Go back to the page you came from and start again.',
  awayTitle: 'We couldn’t connect',
  away: 'Check your connection and try again.',
  tryAgain: 'Try again',
  approveFailed: 'We couldn’t connect. Check your connection and try again.',
  offline: 'You’re offline. This will load when you’re back online.',

  doneTitle: 'You’re signed in',
  doneWindow: 'You can close this window.',
  doneTab: ({ partner }: { partner: string }) => `Go back to the ${partner} page. It will continue automatically.`,
});
