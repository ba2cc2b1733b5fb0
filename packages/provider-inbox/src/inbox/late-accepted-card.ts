import { lateCode } from '@tele/ui';

/** Loaded after an acceptance: most inbox visits do not show it. */
export const lateAcceptedCard = lateCode(() => import('./AcceptedCard.tsx').then(({ AcceptedCard }) => AcceptedCard));
