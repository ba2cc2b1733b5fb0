import { defineMessages } from '@tele/ui';
import type { WordingArgs } from '../../../screen/worded.ts';

interface NameArgs {
  name: string;
}
interface When {
  when: string;
}
interface Fee {
  fee: string;
}

export const offerMessages = defineMessages('match.offer', {
  title: ({ name }: NameArgs) => `Offer from ${name}`,
  times: ({ name }: NameArgs) => `${name}’s times`,
  gone: 'No longer available',
  fee: ({ words }: WordingArgs) => ` ${words.meeting} fee, charged when you accept`,
  noFee: ({ words }: WordingArgs) => `There’s no fee for this ${words.meeting}.`,
  until: ({ when }: When) => `until ${when}`,
  accept: ({ fee }: Fee) => `Accept for ${fee}`,
  acceptFree: 'Accept',
  acceptWhich: ({ label, when, name }: NameArgs & When & { label: string }) => `${label}, ${when} with ${name}`,
  held: ({ when, until }: When & { until: string }) =>
    `We’ve reserved ${when} for you until ${until}. You have not paid yet.`,
  taken: ({ when }: When) => `${when} is no longer available. You have not been charged. Choose another time.`,
  takenAll: ({ when }: When) => `${when} is no longer available. You have not been charged.`,
  expired: ({ when, minutes }: When & { minutes: number }) =>
    `This offer expired ${when}. Offers expire after ${minutes} minutes.`,
  withdrawn: 'This offer is no longer available.',
  lost: 'This request is no longer open, so this offer has ended.',
  endedOffers: 'Past offers',

  sheetTitle: 'Accept offer',
  sheetDetails: 'Add your details to continue.',
  holds: 'We’ll reserve this time when you continue.',
  holding: ({ until }: { until: string }) => `We’ve reserved your time until ${until}.`,
  chargedNow: 'Charged now',
  chargedNowText: ({ words }: WordingArgs) => `The full ${words.meeting} fee. There’s no booking fee.`,
  ifYouCancel: 'Refunded if you cancel in time',
  ifYouCancelUntil: ({ when }: When) => `By ${when} (24 hours before).`,
  ifYouCancelLate: 'Not refunded if you cancel',
  ifYouCancelLateText: 'It’s less than 24 hours before this time.',
  ifTheyCancel: ({ name }: NameArgs) => `Refunded if ${name} cancels`,
  ifTheyCancelText: 'At any time.',
  free: 'There’s nothing to pay.',
  pay: ({ fee }: Fee) => `Accept and pay ${fee}`,
  payFree: 'Accept and book',
  paying: 'Booking…',
  paid: ({ words }: WordingArgs) => `Your ${words.meeting} is booked.`,
  payFailed: 'Payment failed',
  failed: 'We couldn’t accept the offer. Try again.',
  offline: 'You’re offline. Nothing was booked. Try again when you’re back online.',
  back: 'Back to the offer',
  toPay: 'Continue',
  close: 'Close',
});
