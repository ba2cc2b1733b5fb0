import { lateCode } from '@tele/ui';

/** The results with everything that pays: nobody waits for it before the search form can be used (performance.md). */
export const lateResults = lateCode(() =>
  import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ResultsScreen),
);

/** The request page, fetched once there is a request. */
export const lateRequest = lateCode(() =>
  import('./requests/picked/RequestScreen.tsx').then(({ RequestScreen }) => RequestScreen),
);

/** The form that asks for times, fetched when somebody wants to. */
export const lateNewOpenRequest = lateCode(() =>
  import('./requests/open/NewOpenRequestScreen.tsx').then(({ NewOpenRequestScreen }) => NewOpenRequestScreen),
);

/** The page of a request for times, with its offers. */
export const lateOpenRequest = lateCode(() =>
  import('./requests/open/OpenRequestScreen.tsx').then(({ OpenRequestScreen }) => OpenRequestScreen),
);
