import { lateCode } from '@tele/ui';

export const lateCards = lateCode(() =>
  import('../standing/StandingCards.tsx').then(({ StandingCards }) => StandingCards),
);
export const lateSignedOut = lateCode(() => import('../sign-in/SignedOut.tsx').then(({ SignedOut }) => SignedOut));
