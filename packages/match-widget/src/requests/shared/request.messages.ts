import { sentencesOf, capitalise, type FeeFate } from '@tele/core';
import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../screen/worded.ts';

export const requestMessages = defineMessages('match.request', {
  back: 'Requests',
  loading: 'Loading request',
  failed: 'Failed to load request',
  find: ({ profession }: WordingArgs) => sentencesOf(profession).find,
  findAny: 'Find specialists',

  startsIn: ({ minutes }: { minutes: number }, say) =>
    say.plural(minutes, { one: 'Starts in # minute.', other: 'Starts in # minutes.' }),
  bookedTitle: ({ words }: WordingArgs) => `Your ${words.meeting} is booked`,
  meetingFee: ({ words }: WordingArgs) => `${capitalise(words.meeting)} fee`,
  nobodyThere: ({ name }: { name: string }) => `If ${name} doesn’t join, they may call the number you gave.`,
  nobodyThereFor: ({ name, patientName }: { name: string; patientName: string }) =>
    `If ${name} doesn’t join, they may call ${patientName}’s number, or yours.`,
  viewAppointments: 'View in appointments',
  cancelBooking: 'Cancel appointment',

  facts: 'Request',
  forWhom: 'For',
  specialty: ({ words }: WordingArgs) => words.specialtyLabel,
  reason: 'Reason',
  sent: 'Sent',
  openUntil: 'Open until',
  reference: 'Reference',

  ended: 'This request has closed',
  cancelled: 'This appointment was cancelled',
  cancelledByYou: 'You cancelled this appointment',
  cancelledByThem: ({ name }: { name: string }) => `${name} cancelled this appointment`,
  notCharged: 'You have not been charged.',
  feeIs: ({ fee, fate }: { fee: string; fate: FeeFate }) =>
    fate === 'none' ? `${fee}, not charged` : `${fee} ${fate}`,

  cancelRequest: 'Cancel request',
  cancelAsk: 'Cancel this request?',
  cancelling: 'Cancelling…',
  cancelFailed: 'We couldn’t cancel your request. Try again.',
  deleteRequest: 'Delete request',
  deleteAsk: 'Delete this request?',
  deleteText: 'This permanently removes it from your list.',
  deleting: 'Deleting…',
  deleteFailed: 'We couldn’t delete your request. Try again.',
  keepRequest: 'Keep request',
});
