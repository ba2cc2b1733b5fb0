import { defineMessages } from '@tele/ui';

export const workMessages = defineMessages('register.work', {
  title: 'Your hours, your fee, clients Australia-wide.',
  lede: 'Clients request times you’ve marked as available. Accept a request and it’s booked.',
  exampleTitle: 'A request in your inbox',
  exampleTime: '11:00 am AEDT',
  exampleText: ({ cap }: { cap: string }) => `Gastroenterology, cap ${cap}`,
  yourFee: 'You set the fee',
  toAccept: 'Acceptance fee, if you accept',
  suspended: 'Your profile is suspended',
  suspendedText: 'You’re hidden from search and won’t get new requests. Confirmed appointments go ahead.',
  suspendedWhy: 'See why',
});
