import { defineMessages } from '@tele/ui';

export const outcomeMessages = defineMessages('kit.outcome', {
  label: 'Fees',
});
