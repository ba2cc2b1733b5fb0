import { lateCode } from '@tele/ui';

const bookingSteps = lateCode(() => import('./booking-steps.ts'));

/** Results and payment, loaded after the search form is usable (performance.md). */
export const lateResults = lateCode(() => bookingSteps.load().then(({ loadResults }) => loadResults()));

export const lateRequest = lateCode(() => bookingSteps.load().then(({ loadRequest }) => loadRequest()));

export const lateOpenRequest = lateCode(() => bookingSteps.load().then(({ loadOpenRequest }) => loadOpenRequest()));

export const lateNewOpenRequest = lateCode(() =>
  import('./requests/open/NewOpenRequestScreen.tsx').then(({ NewOpenRequestScreen }) => NewOpenRequestScreen),
);
