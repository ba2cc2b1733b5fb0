import type { Fault } from './fault.ts';

export const texts: readonly Fault[] = [
  {
    title: 'The reason for a kept fee is inverted',
    file: 'packages/kit/src/cancel/cancel.messages.ts',
    find: 'It’s less than ${say.number(hours)} hours',
    replace: 'It’s more than ${say.number(hours)} hours',
  },
  {
    title: 'The emergency number is wrong',
    file: 'packages/core/src/catalogue/notices/health.ts',
    find: 'In an emergency, call 000.',
    replace: 'In an emergency call 00.',
  },
  {
    title: 'Any fee says the client sets it',
    file: 'packages/match-widget/src/fees/fee.messages.ts',
    find: 'feeConsentTexts.anyFeeHint(words.professional)',
    replace: 'feeConsentTexts.anyFeeHint(words.client)',
  },
  {
    title: 'The count of missing replies is inverted',
    file: 'packages/match-widget/src/requests/picked/picked-request.messages.ts',
    find: '`${say.number(waiting)} of ${say.number(count)} still to reply`',
    replace: '`${say.number(count)} of ${say.number(waiting)} still to reply`',
  },
  {
    title: 'Deletion is not called permanent',
    file: 'packages/account/src/my-data/my-data.messages.ts',
    find: 'what you’ve written and your sign-in. It cannot be undone.',
    replace: 'what you’ve written and your sign-in.',
  },
  {
    title: 'The debt helpline is wrong',
    file: 'packages/core/src/catalogue/notices/financial.ts',
    find: '1800 007 007',
    replace: '1800 070 007',
  },
  {
    title: 'An offer promises refunds until 12 hours before',
    file: 'packages/match-widget/src/requests/open/offers/offer.messages.ts',
    find: '`By ${when} (24 hours before).`',
    replace: '`By ${when} (12 hours before).`',
  },
  {
    title: 'Acceptance promises a booking despite a failed charge',
    file: 'packages/provider-inbox/src/respond/respond.messages.ts',
    find: 'If the charge fails, nothing changes.',
    replace: 'If the charge fails, you are still booked.',
  },
];
