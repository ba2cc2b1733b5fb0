import { defineMessages, type Say } from '@tele/ui';
import type { ReactNode } from 'react';

interface SignInArgs {
  picks: number;
  cancel: ReactNode;
}

const savedPicks = (picks: number, say: Say): string =>
  picks === 0
    ? ''
    : `${say.plural(picks, { one: 'Your chosen time is saved.', other: 'Your chosen times are saved.' })} `;

export const partnerMessages = defineMessages('kit.partner', {
  waiting: 'Waiting for you to sign in',
  noWindow: ({ picks, again, cancel }: SignInArgs & { again: ReactNode }, say) => [
    `${savedPicks(picks, say)}Can’t see the sign-in window? `,
    again,
    ' or ',
    cancel,
    '.',
  ],
  again: 'Open it again',
  cancel: 'cancel',
  blocked: 'Your browser blocked the sign-in window',
  pressHere: ({ picks, link, cancel }: SignInArgs & { link: ReactNode }, say) => [
    savedPicks(picks, say),
    link,
    ', or ',
    cancel,
    '. This page will continue automatically.',
  ],
  newTab: 'Sign in (opens in a new tab)',
  away: 'We can’t connect right now. Trying again…',
  expired: 'Sign-in timed out',
  expiredDetail: ({ picks }: { picks: number }, say) =>
    `You weren’t signed in. ${savedPicks(picks, say)}Please try again.`,
  insecure: 'You can’t sign in on this page',
  insecureDetail: 'Sign-in needs a secure (https) page. Please contact the site owner.',
  failed: 'Sign-in failed',
  failedDetail: 'We couldn’t connect. Check your connection and try again.',
  UNKNOWN_PARTNER: '‘partner’ is not an active publishable ID. Check it against the ID we gave you.',
  ORIGIN_NOT_REGISTERED: ({ origin }: { origin: string }) =>
    `${origin} is not a registered origin for this partner. Ask us to add it exactly as shown, or run: npm run ops -- partner origins.`,
  NO_ORIGIN:
    'This page has no origin: it is a local file or sandboxed frame. Add the widget to the page itself, or ‘allow-same-origin’ to the frame.',
  SECRET_IN_BROWSER:
    'Anyone can read the secret key in this page. Rotate it now (npm run ops -- partner rotate) and set ‘partner’ to your publishable ID.',
});
