import { defineMessages } from '@tele/ui';

export const moneyMessages = defineMessages('match.money', {
  title: 'Payment',
  none: 'Not charged',
  held: 'Held',
  charged: 'Charged',
  released: 'Released',
  refunded: 'Refunded',
  since: ({ fate, when }: { fate: string; when: string }) => `${fate} ${when}`,
  settled: ({ name }: { name: string }) => `You pay ${name} directly`,
});
