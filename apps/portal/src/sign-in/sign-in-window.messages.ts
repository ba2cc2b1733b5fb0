import { defineMessages } from '@tele/ui';

/** The window in which somebody signs in for a partner's page (design 'zb. On a partner's page'). */
export const signInWindowMessages = defineMessages('portal.sign-in-window', {
  title: 'Sign in to tele',
  lede: ({ partner }: { partner: string }) => `To send your request from ${partner}. This window closes by itself.`,
  learns: 'The practice learns that a request was made and how it ends, never why you asked.',
  back: ({ partner }: { partner: string }) => `Back to ${partner}`,
  bookOnTele: 'Book on tele',

  continueAs: ({ email }: { email: string }) => `Continue as ${email}`,
  another: 'Use another account',
  keepOpen: ({ partner }: { partner: string }) => `Leave the page of ${partner} open: it goes on by itself.`,

  waiting: ({ partner }: { partner: string }) => `Waiting for the page of ${partner}…`,
  strangerTitle: 'This sign-in was not started here',
  stranger: ({ partner }: { partner: string }) =>
    `It belongs to a page of ${partner} that did not open this window, or is closed. If somebody sent you this address, do not sign in with it: it would be for them.`,
  startAgain: ({ partner }: { partner: string }) => `To book, start again at ${partner}, or book on tele.`,
  elsewhereTitle: 'Open this link where you asked for it',
  elsewhere: 'This link was asked for on another device or in another browser, and works only there.',

  overTitle: 'This sign-in is over',
  over: 'Go back to the page you came from and start again.',
  awayTitle: 'Tele did not answer',
  away: 'Check your connection and try again.',
  tryAgain: 'Try again',
  approveFailed: 'Tele did not answer. Check your connection and try again.',
  offline: 'You’re offline. This goes on by itself when the connection resumes.',

  doneTitle: 'You are signed in',
  doneWindow: 'You can close this window.',
  doneTab: ({ partner }: { partner: string }) => `Go back to the page of ${partner}. It goes on by itself.`,
});
