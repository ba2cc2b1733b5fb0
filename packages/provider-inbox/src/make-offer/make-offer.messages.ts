import {
  formatCents,
  limits,
  offerFaults,
  wordingOf,
  type OfferMoney,
  type ProfessionId,
  capitalise,
} from '@tele/core';
import { defineMessages } from '@tele/ui';

interface ProfessionArgs {
  profession: ProfessionId;
}

/** Texts of spec section 2 'Specialist dashboard', section 5 'Offer' and section 8 'Saving and actions'. */
export const makeOfferMessages = defineMessages('inbox.makeOffer', {
  title: 'Make an offer',
  about: ({ specialty, facts }: { specialty: string; facts: string }) => `${specialty}. ${facts}`,
  loading: 'Loading your payouts',
  fee: 'Your fee',
  money: 'Fee breakdown',
  pays: ({ profession }: ProfessionArgs) => `${capitalise(wordingOf(profession).client)} pays`,
  practiceFee: `Practice fee, ${limits.practiceFeePercent}%`,
  directoryFee: (_: object, say) => `Directory fee ${formatCents(limits.matchFeeCents, say.locale)}`,
  less: ({ cents }: { cents: number }, say) => formatCents(-cents, say.locale),
  noAmount: '–',
  receive: 'You receive',
  example: ({ paysCents, receivesCents }: OfferMoney, say) =>
    `For example, for ${formatCents(paysCents, say.locale)} you receive ${formatCents(receivesCents, say.locale)}.`,

  slot: ({ row }: { row: number }) => `Slot ${row}`,
  date: ({ row }: { row: number }) => `Slot ${row}, date`,
  time: ({ row }: { row: number }) => `Slot ${row}, time`,
  noDate: 'Choose a date',
  noTime: 'Time',
  clear: ({ row }: { row: number }) => `Clear slot ${row}`,
  'slot-half': 'Choose a date and a time, or clear both.',
  ...offerFaults,
  booked: ({ name, range, free }: { name: string; range: string; free: string | null }) =>
    `${name} is booked ${range}.${next(free)}`,
  held: ({ range, free }: { range: string; free: string | null }) =>
    `${range} is reserved for another offer.${next(free)}`,

  keptFor: ({ name, range, free }: { name: string; range: string; free: string | null }) =>
    `There’s a reschedule request for ${name}, ${range}.${next(free)}`,

  off: ({ free }: { free: string | null }) => `You have time off then.${next(free)}`,
  away: ({ range, free }: { range: string; free: string | null }) =>
    `Your other calendar is busy ${range}.${next(free)}`,

  day: 'Your day',
  dayLoading: 'Loading your day',
  dayNotLoaded: 'We can’t show your appointments for this day. We’ll check your times when you send the offer.',
  dayHint: ({ zone }: { zone: string }) =>
    `Shows the day of the slot you’re editing, in Sydney time (${zone}). Choose times on the hour or half hour.`,
  available: ({ range }: { range: string }) => `Available ${range}`,
  bookedShort: ({ time, name }: { time: string; name: string }) => `${time} ${name}`,
  heldShort: ({ time }: { time: string }) => `${time} Reserved for an offer`,
  offShort: 'Time off',
  awayShort: 'Busy',
  keptShort: ({ time, name }: { time: string; name: string }) => `${time} Reschedule request, ${name}`,
  chosenShort: ({ time, row }: { time: string; row: number }) => `${time} Slot ${row}`,
  takenShort: ({ time }: { time: string }) => `${time} Taken`,

  window: ({ profession }: ProfessionArgs) =>
    `The ${wordingOf(profession).client} has ${limits.offerMinutes} minutes to accept.`,
  cancel: 'Cancel',
  close: 'Close',
  send: 'Send offer',
  sending: 'Sending…',
  waiting: 'Waiting for connection…',
  failed: 'Failed to submit offer',
  sent: 'Offer sent',

  payoutsFirst: 'Set up payouts first',
  payoutsFirstHint: ({ profession }: ProfessionArgs) =>
    `${capitalise(wordingOf(profession).clients)} pay for offers through Tele. Stripe pays your share into your bank account.`,
  payoutsPaused: 'Your payouts are paused',
  payoutsPausedHint: 'Stripe has paused your payout account. You can make offers again once it’s active.',
  setUp: 'Set up payouts',
  toPayouts: 'See payouts',
});

const next = (free: string | null): string => (free === null ? '' : ` ${free} is free.`);
