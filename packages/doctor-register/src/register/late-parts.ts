import { lateCode } from '@tele/ui';

/** What takes the form's place: those who fill it in load neither. */
export const lateCards = lateCode(() =>
  import('../standing/StandingCards.tsx').then(({ StandingCards }) => StandingCards),
);
export const lateSignedOut = lateCode(() => import('../sign-in/SignedOut.tsx').then(({ SignedOut }) => SignedOut));
