import { capitalise, type Wording } from '@tele/core';
import { defineMessages } from '@tele/ui';

interface NameArgs {
  name: string;
}
interface WordingArgs {
  words: Wording;
}

export const cancelMessages = defineMessages('kit.cancel', {
  title: 'Cancel this appointment?',
  whoAndWhen: ({ name, when }: NameArgs & { when: string }) => `${when}, ${name}.`,
  cancel: 'Cancel appointment',
  keep: 'Keep appointment',
  cancelling: 'Cancelling…',
  waiting: 'Waiting for connection…',
  failed: 'Failed to cancel appointment.',
  failedBecause: ({ why }: { why: string }) => `Failed to cancel appointment. ${why}`,

  bookingFeeKept: 'Booking fee, not refunded',
  bookingFeeKeptText: ({ name }: NameArgs) => `We charged it when ${name} accepted.`,
  bookingFeeRefunded: 'Booking fee, refunded',
  acceptanceFeeKept: 'Acceptance fee, not refunded',
  acceptanceFeeKeptText: 'You paid it when you accepted.',
  feeKept: ({ words }: WordingArgs) => `${capitalise(words.meeting)} fee, not refunded`,
  feeKeptText: ({ hours }: { hours: number }, say) =>
    `It’s less than ${say.number(hours)} hours before the appointment.`,
  feeRefunded: ({ words }: WordingArgs) => `${capitalise(words.meeting)} fee, refunded`,
  refundedToCard: 'We’ll refund it to your card.',
  refundedTo: ({ name }: NameArgs) => `We’ll refund it to ${name}.`,
  refundedFromPayouts: ({ name }: NameArgs) => `We’ll refund it to ${name} and deduct your share from your payouts.`,
  nothingToPay: ({ words }: WordingArgs) => `${capitalise(words.meeting)}, nothing to pay`,
  paidDirectly: ({ name }: NameArgs) => `You don’t owe ${name} anything.`,
  notCharged: 'You were not charged.',
  noRefund: 'No fee to refund',
  noRefundText: ({ name }: NameArgs) => `${name} was not charged.`,
});
