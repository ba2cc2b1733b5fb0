import { ErrorState } from '@tele/ui';
import { lazy } from 'react';

// A step that cannot be fetched must not take the host's page down with it.
const StepFailed = () => (
  <ErrorState
    message="Something went wrong"
    detail="This step did not load. Check your connection, then open this page again."
  />
);
const failed = () => ({ default: StepFailed });

/** The results with everything that pays: nobody waits for it before the search form can be used (performance.md). */
export const LazyResults = lazy(() =>
  import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ({ default: ResultsScreen }), failed),
);

/** The request page, fetched once there is a request. */
export const LazyRequest = lazy(() =>
  import('./request/RequestScreen.tsx').then(({ RequestScreen }) => ({ default: RequestScreen }), failed),
);
