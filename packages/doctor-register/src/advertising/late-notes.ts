import { lateCode } from '@tele/ui';

export const lateNotes = lateCode(() =>
  import('./AdvertisingNotes.tsx').then(({ AdvertisingNotes }) => AdvertisingNotes),
);
