import { sentencesOf, capitalise } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

interface Count {
  count: number;
}

export const requestMessages = defineMessages('match.request', {
  title: 'Request',
  back: 'Requests',
  loading: 'Loading request',
  failed: 'Failed to load request',
  notFound: 'Selection not found',
  notFoundHint: 'It may have been deleted.',
  stillPreparing: 'Still preparing your request. Please reload in a moment.',
  reload: 'Reload',
  preparing: 'Preparing your request',
  preparingText: 'We’ve placed a hold on your card. This usually takes a few seconds.',
  sentTitle: 'Request sent',
  sentText: ({ count, words }: WordingArgs & Count, say) =>
    say.plural(count, {
      one: `We’ve asked your ${words.professional}. We’ll email you if they accept.`,
      other: `We’ve asked # ${words.professionals}. The first to accept is booked, and we’ll email you.`,
    }),
  sentUntil: ({ fee, when }: { fee: string; when: string }) =>
    `If you’re not booked by ${when}, we’ll release the ${fee} hold.`,
  find: ({ profession }: WordingArgs) => sentencesOf(profession).find,
  findAny: 'Find specialists',
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
  bookedTitle: ({ words }: WordingArgs) => `Your ${words.meeting} is booked`,
  meetingFee: ({ words }: WordingArgs) => `${capitalise(words.meeting)} fee`,
  nobodyThere: ({ name }: { name: string }) => `If ${name} doesn’t join, they may call the number you gave.`,
  nobodyThereFor: ({ name, patientName }: { name: string; patientName: string }) =>
    `If ${name} doesn’t join, they may call ${patientName}’s number, or yours.`,
  startsIn: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: 'Starts in # minute.', other: 'Starts in # minutes.' }),
  cancelBooking: 'Cancel appointment',
  viewAppointments: 'View in appointments',
  ifCancelled: ({ name, fee }: { name: string; fee: string }) =>
    `If ${name} cancels, we’ll refund the ${fee} booking fee. If you cancel, it is not refunded.`,
  candidates: ({ profession }: WordingArgs) => sentencesOf(profession).picked,
  ofMax: ({ count, max }: Count & { max: number }, say) => `${say.number(count)} of ${say.number(max)}`,
  money: ({ fee }: { fee: string }) => `${fee} booking fee`,
  specialty: ({ words }: WordingArgs) => words.specialtyLabel,
  forWhom: 'For',
  reason: 'Reason',
  feeCap: 'Maximum fee',
  anyFee: 'Any fee',
  noneAgreed: 'None agreed',
  feeAgreed: ({ fee, when }: { fee: string; when: string }) => `${fee}, agreed ${when}`,
  sent: 'Sent',
  made: 'Created',
  answerBy: 'Open until',
  payBy: 'Pay by',
  bookingFee: 'Booking fee',
  feeSince: ({ fee, when }: { fee: string; when: string }) => `${fee}, ${when}`,
  reference: 'Reference',
  cancelRequest: 'Cancel request',
  deleteRequest: 'Delete request',
  cancelRequestAsk: 'Cancel this request?',
  cancelRequestText: ({ words, fee }: WordingArgs & { fee: string }) =>
    `The ${words.professionals} you picked can no longer accept. We’ll release the ${fee} hold and you will not be charged.`,
  keepRequest: 'Keep request',
  cancelRequestFailed: 'We couldn’t cancel your request. Try again.',
  cancelling: 'Cancelling…',
  deleteAsk: 'Delete this request?',
  deleteOpenText: ({ fee }: { fee: string }) =>
    `This cancels your request and permanently removes it from your list. We’ll release the ${fee} hold and you will not be charged.`,
  deleteUnpaidText: 'This permanently removes it from your list. You have not been charged.',
  deleteText: 'This permanently removes it from your list.',
  deleting: 'Deleting…',
  deleteFailed: 'We couldn’t delete your request. Try again.',
});
