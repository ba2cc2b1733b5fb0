import { lateCode } from '@tele/ui';

/** Status cards, which people who fill in the form do not load. */
export const lateCards = lateCode(() =>
  import('../standing/StandingCards.tsx').then(({ StandingCards }) => StandingCards),
);
export const lateSignedOut = lateCode(() => import('../sign-in/SignedOut.tsx').then(({ SignedOut }) => SignedOut));
