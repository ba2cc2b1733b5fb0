import { lateCode } from '@tele/ui';

/** What patients will see, drawn as results are: only the first day shows it. */
export const lateFutureCard = lateCode(() => import('./FutureCard.tsx').then(({ FutureCard }) => FutureCard));
