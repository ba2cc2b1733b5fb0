import { defineMessages } from '@tele/ui';
import type { Worded } from '../screen/worded.ts';

interface Named {
  name: string;
}
interface When {
  when: string;
}
interface Fee {
  fee: string;
}

export const offerMessages = defineMessages('match.offer', {
  title: ({ name }: Named) => `Offer from ${name}`,
  times: ({ name }: Named) => `Times of ${name}`,
  gone: 'Not free any more',
  fee: ({ words }: Worded) => ` ${words.meeting} fee, charged when you accept`,
  noFee: ({ words }: Worded) => `Nothing is charged for this ${words.meeting}.`,
  until: ({ when }: When) => `until ${when}`,
  accept: ({ fee }: Fee) => `Accept for ${fee}`,
  acceptFree: 'Accept',
  acceptWhich: ({ label, when, name }: Named & When & { label: string }) => `${label}, ${when} with ${name}`,
  held: ({ when, until }: When & { until: string }) =>
    `${when} is held for you until ${until}. It is not paid for yet.`,
  taken: ({ when }: When) => `${when} has just been taken. Nothing was charged. Choose another time.`,
  takenAll: ({ when }: When) => `${when} has just been taken. Nothing was charged.`,
  expired: ({ when, minutes }: When & { minutes: number }) =>
    `This offer ended ${when}. An offer can be accepted for ${minutes} minutes.`,
  withdrawn: ({ name }: Named) => `${name} has withdrawn this offer.`,
  lost: 'This request is no longer open, so this offer has ended.',
  endedOffers: 'Offers that have ended',

  sheetTitle: 'Accept the offer',
  sheetDetails: ({ words }: Worded) => `Your details for the ${words.meeting}. The offer waits meanwhile.`,
  holds: 'This time is held for you as soon as you press the button.',
  holding: ({ until }: { until: string }) => `Your time is held until ${until}.`,
  chargedNow: 'Charged now',
  chargedNowText: ({ words }: Worded) => `The whole ${words.meeting}. No booking fee.`,
  ifYouCancel: 'Refunded if you cancel in time',
  ifYouCancelUntil: ({ when }: When) => `Until ${when}, 24 hours before.`,
  ifYouCancelLate: 'Not refunded if you cancel',
  ifYouCancelLateText: 'Less than 24 hours remain until this time.',
  ifTheyCancel: ({ name }: Named) => `Refunded if ${name} cancels`,
  ifTheyCancelText: 'At any time.',
  free: 'Nothing is charged, now or later.',
  pay: ({ fee }: Fee) => `Accept and pay ${fee}`,
  payFree: 'Accept and book',
  paying: 'Booking…',
  paid: ({ words }: Worded) => `Your ${words.meeting} is booked.`,
  payFailed: 'Payment failed',
  failed: 'The offer was not accepted. Try again.',
  offline: 'You’re offline. Nothing was booked. Try again when the connection is back.',
  back: 'Back to the offer',
  toPay: 'Continue',
  close: 'Close',
});
