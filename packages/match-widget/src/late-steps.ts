import { lateCode } from '@tele/ui';

/** Results and payment, loaded after the search form is usable (performance.md). */
export const lateResults = lateCode(() =>
  import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ResultsScreen),
);

/** Loaded once there is a request. */
export const lateRequest = lateCode(() =>
  import('./requests/picked/RequestScreen.tsx').then(({ RequestScreen }) => RequestScreen),
);

/** Form to request times, loaded on demand. */
export const lateNewOpenRequest = lateCode(() =>
  import('./requests/open/NewOpenRequestScreen.tsx').then(({ NewOpenRequestScreen }) => NewOpenRequestScreen),
);

/** Page of an open request, with its offers. */
export const lateOpenRequest = lateCode(() =>
  import('./requests/open/OpenRequestScreen.tsx').then(({ OpenRequestScreen }) => OpenRequestScreen),
);
