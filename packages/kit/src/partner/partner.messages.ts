import { defineMessages, type Say } from '@tele/ui';
import type { ReactNode } from 'react';

interface Waiting {
  /** How many times are picked. */
  picks: number;
  cancel: ReactNode;
}

const kept = (picks: number, say: Say): string =>
  picks === 0 ? '' : `${say.plural(picks, { one: 'Your pick is kept.', other: 'Your picks are kept.' })} `;

export const partnerMessages = defineMessages('kit.partner', {
  waiting: 'Waiting for you to sign in',
  noWindow: ({ picks, again, cancel }: Waiting & { again: ReactNode }, say) => [
    `${kept(picks, say)}No window? `,
    again,
    ' or ',
    cancel,
    '.',
  ],
  again: 'Open it again',
  cancel: 'cancel',
  blocked: 'Your browser kept the window closed',
  pressHere: ({ picks, link, cancel }: Waiting & { link: ReactNode }, say) => [
    kept(picks, say),
    link,
    ', or ',
    cancel,
    '. This page goes on by itself.',
  ],
  newTab: 'Sign in in a new tab',
  away: 'The service does not answer. It is asked again by itself.',
  expired: 'That took too long',
  expiredDetail: ({ picks }: { picks: number }, say) => `Nobody was signed in. ${kept(picks, say)}You can start again.`,
  insecure: 'Signing in does not work on this page',
  insecureDetail: 'It needs a page with an address that begins with https. Please tell whoever runs this site.',
  failed: 'Signing in failed',
  failedDetail: 'The service did not answer. Check your connection and try again.',
  UNKNOWN_PARTNER:
    '‘partner’ is the publishable id of nobody, or of a partner who was disabled. Compare it, letter for letter, with the one that you were given.',
  ORIGIN_NOT_REGISTERED: ({ origin }: { origin: string }) =>
    `${origin} is not among the sites that are registered for the partner in ‘partner’. Have it added, written exactly so: npm run ops -- partner origins.`,
  NO_ORIGIN:
    'This page has no origin, by which the service would know whose it is: it is in a frame with ‘sandbox’, or a file that was opened from a disk. Put the widget into the page itself, or give the frame ‘allow-same-origin’.',
  SECRET_IN_BROWSER:
    'A secret key came from a page, where everybody can read it. Replace that key now (npm run ops -- partner rotate), and give ‘partner’ the publishable id, tele_pub_….',
});
