import { defineMessages } from '@tele/ui';

export const outcomeMessages = defineMessages('kit.outcome', {
  label: 'What happens to your money',
});
