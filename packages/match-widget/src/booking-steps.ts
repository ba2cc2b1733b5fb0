/** Loaded before the steps that share them: webpack and Turbopack would repeat them in each. */
export { OutcomePanel } from './fees/OutcomePanel.tsx';
export { SubmitSheet } from './submit/SubmitSheet.tsx';

export const loadResults = () => import('./results/ResultsScreen.tsx').then(({ ResultsScreen }) => ResultsScreen);

export const loadRequest = () =>
  import('./requests/picked/RequestScreen.tsx').then(({ RequestScreen }) => RequestScreen);

export const loadOpenRequest = () =>
  import('./requests/open/OpenRequestScreen.tsx').then(({ OpenRequestScreen }) => OpenRequestScreen);
