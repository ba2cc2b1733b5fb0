import { sentencesOf } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

interface Count {
  count: number;
}

export const pickedRequestMessages = defineMessages('match.pickedRequest', {
  title: 'Request',
  notFound: 'Selection not found',
  notFoundHint: 'It may have been deleted.',
  stillPreparing: 'Still preparing your request. Please reload in a moment.',
  reload: 'Reload',
  preparing: 'Preparing your request',
  preparingText: 'We’ve placed a hold on your card. This usually takes a few seconds.',
  sentTitle: 'Request sent',
  sentText: ({ count, words }: WordingArgs & Count, say) =>
    say.plural(count, {
      one: `We’ve asked your ${words.professional}. We’ll email you either way.`,
      other: `We’ve asked # ${words.professionals}. The first to accept is booked, and we’ll email you.`,
    }),
  sentUntil: ({ fee, when }: { fee: string; when: string }) =>
    `If you’re not booked by ${when}, we’ll release the ${fee} hold.`,
  payTitle: 'Add your card to send this request',
  payText: ({ count, words, until }: WordingArgs & Count & { until: string | null }, say) =>
    say.plural(count, {
      one: `Your ${words.professional} hasn’t seen it yet.`,
      other: `Your # ${words.professionals} haven’t seen it yet.`,
    }) + (until === null ? '' : ` Send it by ${until}.`),
  pay: ({ fee }: { fee: string }) => `Pay ${fee} to submit`,
  payFailed: 'Failed to save card',
  progress: 'Progress',
  done: 'Done',
  submitted: 'Submitted',
  waiting: 'Waiting',
  waitingText: ({ waiting, count }: Count & { waiting: number }, say) =>
    `${say.number(waiting)} of ${say.number(count)} still to reply`,
  accepted: 'Accepted',
  booked: 'Booked',
  bookedLater: 'We’ll email you',
  confirming: 'Confirming now',
  ifCancelled: ({ name, fee }: { name: string; fee: string }) =>
    `If ${name} cancels, we’ll refund the ${fee} booking fee. If you cancel, it is not refunded.`,
  candidates: ({ profession }: WordingArgs) => sentencesOf(profession).picked,
  ofMax: ({ count, max }: Count & { max: number }, say) => `${say.number(count)} of ${say.number(max)}`,
  money: ({ fee }: { fee: string }) => `${fee} booking fee`,
  feeCap: 'Maximum fee',
  anyFee: 'Any fee',
  noneAgreed: 'None agreed',
  feeAgreed: ({ fee, when }: { fee: string; when: string }) => `${fee}, agreed ${when}`,
  made: 'Created',
  payBy: 'Pay by',
  bookingFee: 'Booking fee',
  feeSince: ({ fee, when }: { fee: string; when: string }) => `${fee}, ${when}`,
  cancelText: ({ fee }: { fee: string }) =>
    `No one will be able to accept this request. We’ll release the ${fee} hold. You will not be charged.`,
  deleteOpenText: ({ fee }: { fee: string }) =>
    `This cancels your request and permanently removes it from your list. We’ll release the ${fee} hold. You will not be charged.`,
  deleteUnpaidText: 'This permanently removes it from your list. You have not been charged.',
});
