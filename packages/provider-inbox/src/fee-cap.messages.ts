import { defineMessages } from '@tele/ui';

/** In place of an amount: no maximum was set, or none was ever agreed. */
export const feeCapMessages = defineMessages('inbox.feeCap', {
  anyFee: 'Any fee',
  noCap: 'None agreed',
});
