import { lateCode } from '@tele/ui';

export const lateFirstVisit = lateCode(() => import('./FirstVisit.tsx').then(({ FirstVisit }) => FirstVisit));
