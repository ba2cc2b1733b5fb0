import { lateCode } from '@tele/ui';

/** First-visit dashboard with the search, loaded only by people who need it. */
export const lateFirstVisit = lateCode(() => import('./FirstVisit.tsx').then(({ FirstVisit }) => FirstVisit));
