import { lateCode } from '@tele/ui';

/** The dashboard of a first visit, with the search: nobody who has something to see waits for it. */
export const lateFirstVisit = lateCode(() => import('./FirstVisit.tsx').then(({ FirstVisit }) => FirstVisit));
