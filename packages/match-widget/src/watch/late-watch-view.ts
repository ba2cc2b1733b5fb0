import { lateCode } from '@tele/ui';

/** What is watched, fetched once it is known that somebody may: where times are many nobody sees it. */
export const lateWatchView = lateCode(() => import('./WatchView.tsx').then(({ WatchView }) => WatchView));
