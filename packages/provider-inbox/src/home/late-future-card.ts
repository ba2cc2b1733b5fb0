import { lateCode } from '@tele/ui';

export const lateFutureCard = lateCode(() => import('./FutureCard.tsx').then(({ FutureCard }) => FutureCard));
