import { lateCode } from '@tele/ui';

/** The results with everything that pays: nobody waits for it before the search form can be used (performance.md). */
export const lateResults = lateCode(() =>
  import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ResultsScreen),
);

/** The request page, fetched once there is a request. */
export const lateRequest = lateCode(() =>
  import('./request/RequestScreen.tsx').then(({ RequestScreen }) => RequestScreen),
);
