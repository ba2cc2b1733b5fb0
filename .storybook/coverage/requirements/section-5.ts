import type { Section } from './requirement.ts';

export const section5: Section = {
  'login-email': { asks: 'The email is required.', quotes: ['Enter your email first.'] },
  'login-complete': {
    asks: 'A link without an email cannot be completed.',
    quotes: ['Email is required to complete sign-in.'],
  },
  'availability-duration': {
    asks: 'An edited time lasts five minutes at least; times go by 300 seconds.',
    tests: ['packages/core/src/availability/edit-block.test.ts: moves and resizes one block and leaves the others'],
  },
  'availability-repeat': {
    asks: 'Occurrences from 1 to 180; none, daily, weekly, monthly; until ends it earlier.',
    tests: [
      'packages/core/src/availability/repeat-block.test.ts: happens 1 to 180 times, and reports a corrected count',
    ],
  },
  'availability-delete': { asks: 'What is deleted: this one, this and future ones, or all of that time and length.' },
  'availability-month': { asks: 'Nothing is chosen in the month.' },
  'accept-fee': { asks: 'A fee is a positive number in AUD.', quotes: ['Please enter a valid fee in AUD (e.g., 250)'] },
  'accept-cap': {
    asks: 'A fee above the cap is asked about.',
    quotes: ['This exceeds the patient’s fee cap. Continue?'],
  },
  'decline-asks': { asks: 'Declining is asked about.', quotes: ['Decline this selection?'] },
  'cancel-asks': { asks: 'Cancelling an appointment is asked about.', quotes: ['Cancel this appointment?'] },
  'offer-fee': {
    asks: 'An offer has a fee, a finite number of at least 0.',
    quotes: ['Please enter a fee.', 'Fee must be a valid number.'],
  },
  'offer-slots': {
    asks: 'One to three distinct times in the future.',
    quotes: [
      'Please provide at least one date/time slot.',
      'You can provide at most 3 slots.',
      'All slots must be in the future.',
      'Please choose distinct slots.',
    ],
    tests: [
      'packages/core/src/offer/check-offer.test.ts: reports one error at a time: missing fee, times, invalid fee',
    ],
  },
  'offer-first-slot': { asks: 'The first time is tomorrow’s next half hour.' },
  'search-specialty': { asks: 'A specialty is chosen.', quotes: ['Please choose a specialty.'] },
  'results-picks': {
    asks: 'Something is picked.',
    quotes: ['Pick at least one specialist and slot.', 'Missing specialty', 'No selectionId returned'],
  },
  'results-limits': {
    asks: 'One slot per specialist, ten specialists, again takes it back.',
    tests: ['apps/api/src/selections/create.test.ts: takes ten specialists and refuses eleven'],
  },
  'register-complete': { asks: 'The button rests until all that is required is there.' },
  'register-phone': {
    asks: 'A phone is an Australian mobile, written as +61.',
    quotes: ['Enter a valid Australian phone'],
  },
  'register-check': { asks: 'Without the human check it is asked for by name.' },
  'register-signed-in': { asks: 'Somebody is signed in.', quotes: ['Please sign in first.'] },
  'register-email': { asks: 'The email is that of the account, and read only.' },
  'register-profile': {
    asks: 'A profile has up to 2000 characters.',
    tests: ['apps/api/src/account/register.test.ts: reports every such fault at once'],
  },
  'register-documents': { asks: 'CV and AHPRA as PDF; two different photo IDs; a photo as PNG or JPG.' },
  'register-search': {
    asks: 'Specialties are found in any case; nothing found says so.',
    quotes: ['No results. Try a different term.'],
    tests: [
      'packages/core/src/specialty-words/specialty-search.test.ts: finds part of a name in whatever case, in every group',
    ],
  },
};
