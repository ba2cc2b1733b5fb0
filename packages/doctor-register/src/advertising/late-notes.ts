import { lateCode } from '@tele/ui';

/** The notes on a profile text, fetched when something stands in it. */
export const lateNotes = lateCode(() =>
  import('./AdvertisingNotes.tsx').then(({ AdvertisingNotes }) => AdvertisingNotes),
);
