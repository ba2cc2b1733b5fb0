import { lateCode } from '@tele/ui';

/** Profile text notes, loaded once there is text. */
export const lateNotes = lateCode(() =>
  import('./AdvertisingNotes.tsx').then(({ AdvertisingNotes }) => AdvertisingNotes),
);
