import { lateCode } from '@tele/ui';

/** Preview of the public card, used on the first day only. */
export const lateFutureCard = lateCode(() => import('./FutureCard.tsx').then(({ FutureCard }) => FutureCard));
