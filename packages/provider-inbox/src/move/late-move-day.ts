import { lateCode } from '@tele/ui';

/** The day beside the answer, fetched once what is asked is there: it can be answered before. */
export const lateMoveDay = lateCode(() => import('./MoveDay.tsx').then(({ MoveDay }) => MoveDay));
