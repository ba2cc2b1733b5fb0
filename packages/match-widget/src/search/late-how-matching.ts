import { lateCode } from '@tele/ui';

/** Next to the form, which does not wait for it. */
export const lateHowMatching = lateCode(() =>
  import('./HowMatchingWorks.tsx').then(({ HowMatchingWorks }) => HowMatchingWorks),
);
