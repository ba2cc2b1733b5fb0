import { defineMessages } from '@tele/ui';

export const workMessages = defineMessages('register.work', {
  title: 'Your hours, your fee, clients Australia-wide.',
  lede: 'Requests come to you with a time you said is free. Accept one and it is booked.',
  exampleTitle: 'A request in your inbox',
  exampleTime: '11:00 am AEDT',
  exampleText: ({ cap }: { cap: string }) => `Gastroenterology, cap ${cap}`,
  yourFee: 'You set the fee',
  toAccept: 'Acceptance fee per request',
});
