import { defineMessages } from '@tele/ui';

/** Shown instead of an amount: no maximum, or none ever agreed. */
export const feeCapMessages = defineMessages('inbox.feeCap', {
  anyFee: 'Any fee',
  noCap: 'None agreed',
});
