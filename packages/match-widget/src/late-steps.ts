import { lateCode } from '@tele/ui';

/** Results and payment, loaded after the search form is usable (performance.md). */
export const lateResults = lateCode(() =>
  import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ResultsScreen),
);

export const lateRequest = lateCode(() =>
  import('./requests/picked/RequestScreen.tsx').then(({ RequestScreen }) => RequestScreen),
);

export const lateNewOpenRequest = lateCode(() =>
  import('./requests/open/NewOpenRequestScreen.tsx').then(({ NewOpenRequestScreen }) => NewOpenRequestScreen),
);

export const lateOpenRequest = lateCode(() =>
  import('./requests/open/OpenRequestScreen.tsx').then(({ OpenRequestScreen }) => OpenRequestScreen),
);
