import type { Section } from './requirement.ts';

export const section9: Section = {
  'booking-fee': {
    asks: 'A patient’s booking fee: 15 AUD.',
    tests: [
      'apps/api/src/selections/attach-payment.test.ts: holds 15 AUD, keeps the card and sends the request to every specialist',
    ],
  },
  'acceptance-fee': {
    asks: 'A specialist’s acceptance fee: 20 AUD, by card.',
    tests: ['apps/api/src/selections/accept.test.ts: books the specialist, captures both fees and notifies both sides'],
  },
  'directory-fee': { asks: 'The directory’s fee per match: 10 AUD.' },
  'practice-fee': { asks: 'The practice’s fee per consultation: 15 %.' },
  'offer-window': {
    asks: 'An offer can be answered for 45 minutes.',
    tests: [
      'apps/api/src/offers/offer.test.ts: has a fee and times, lasts 45 minutes, and shows its payout to its specialist',
    ],
  },
  'offer-slots': { asks: 'At most 3 slots in an offer.' },
  'selection-limit': { asks: 'At most 10 specialists in a selection.' },
  'search-limit': {
    asks: 'At most 30 results at a time.',
    tests: ['apps/api/src/specialists/search.test.ts: returns 30 by default'],
  },
  'slots-window': {
    asks: 'Slots of 30 days.',
    tests: ['apps/api/src/availability/slots.test.ts: begin an hour from now and end with the requested days'],
  },
  'slot-fetches': {
    asks: 'Five slot fetches at once.',
    tests: ['packages/client/src/parallel.test.ts: keeps five going at once, never more, until all are done'],
  },
  occurrences: {
    asks: '1 to 180 occurrences.',
    tests: [
      'packages/core/src/availability/repeat-block.test.ts: happens 1 to 180 times, and reports a corrected count',
    ],
  },
  repeats: {
    asks: 'Four kinds of repeat.',
    tests: [
      'packages/core/src/availability/repeat-block.test.ts: by day, by week and by month falls on the same time of day',
    ],
  },
  grid: { asks: '06:00 to 22:00, by half hours.' },
  'appointment-length': {
    asks: 'An appointment lasts half an hour.',
    tests: ['packages/core/src/appointment/appointment.test.ts: is 30 minutes after the start unless it is given'],
  },
  padding: {
    asks: 'Calendar data is asked for two days each side.',
    tests: [
      'packages/core/src/appointment/shown-range.test.ts: reaches two days beyond the days shown, whatever zone they are shown in',
    ],
  },
  'time-step': {
    asks: 'Times go by 300 seconds.',
    tests: ['packages/core/src/availability/edit-block.test.ts: lets an end that was off the steps before stay there'],
  },
  'minimum-edit': {
    asks: 'Five minutes at least.',
    tests: ['packages/core/src/availability/edit-block.test.ts: moves and resizes one block and leaves the others'],
  },
  money: {
    asks: 'Fees are cents, shown as dollars with two decimals; a cap in the inbox in whole dollars.',
    tests: ['packages/core/src/money/format-cents.test.ts: never shows a cap higher than it is'],
  },
  sydney: { asks: 'The inbox shows Sydney’s time.' },
  zones: { asks: 'Seven zones; Sydney unless said; a patient’s pages begin with the browser’s.' },
  states: { asks: 'Eight states and territories.' },
  categories: { asks: 'Twelve categories.' },
  badge: { asks: 'A badge shows 99+ above 99.' },
  'toast-times': {
    asks: 'Offer sent 4.5 s, cancel 3 s, save 3 s, saved 1.2 s, error 3 s.',
    tests: ['packages/ui/src/toast/toast-time.test.tsx: goes after five seconds, with something to press on it too'],
  },
  retries: {
    asks: 'One retry after 400 ms; a request’s page five, from 200 ms doubling, 300 ms first after payment.',
    tests: [
      'packages/client/src/create-client.test.ts: is tried once more after 400 ms, writes too',
      'packages/client/src/selection-detail.test.ts: is still being prepared after five retries when it was just paid',
    ],
  },
  'profile-text': { asks: 'A profile’s text: 2000 characters.' },
  'human-check': {
    asks: 'The check is for register_specialist, and waits 40 times 100 ms for its script.',
    tests: ['apps/api/src/vendors/human-check.test.ts: passes for this action on our hosts'],
  },
  registration: {
    asks: 'English always, TELEHEALTH always.',
    tests: [
      'packages/core/src/registration/application.test.ts: always have English, first and once, and each other one once',
    ],
  },
  seniority: { asks: 'PGY-5 at least.' },
  reviews: { asks: 'The practice’s claim: 200+ 5-star reviews.' },
  'same-device': {
    asks: 'A link is opened on the same device.',
    tests: ['tests/journeys/sign-in.spec.ts: a link signs in only in its own browser, and offers a new one elsewhere'],
  },
};
