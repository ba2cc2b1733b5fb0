import { lateCode } from '@tele/ui';

/** Loaded once an alert can be set: a search with many times does not offer one. */
export const lateAlertView = lateCode(() => import('./AlertView.tsx').then(({ AlertView }) => AlertView));
