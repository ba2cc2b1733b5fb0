import { lateCode } from '@tele/ui';

export const lateReview = lateCode(() => import('../review/ReviewScreen.tsx').then(({ ReviewScreen }) => ReviewScreen));
