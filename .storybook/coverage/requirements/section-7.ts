import type { Section } from './requirement.ts';

export const section7: Section = {
  bearer: {
    asks: 'A bearer token when signed in, no cookies.',
    tests: [
      'packages/client/src/create-client.test.ts: goes to its path with its parameters escaped, the token and a JSON body',
    ],
  },
  retry: {
    asks: 'On a network error a call is made once more, after 400 ms.',
    tests: ['packages/client/src/create-client.test.ts: is tried once more after 400 ms, writes too'],
  },
  'auth-me': {
    asks: 'GET /auth/me',
    tests: [
      'apps/api/src/account/authenticate.test.ts: opens an account without a role on first use when its email is verified',
    ],
  },
  'users-register': {
    asks: 'POST /users/register',
    tests: [
      'apps/api/src/account/register.test.ts: makes a newcomer a patient, normalises the phone and masks the number',
    ],
  },
  specialties: {
    asks: 'GET /specialties/available and doctors/specialties',
    tests: ['apps/api/src/specialists/specialties.test.ts: of another profession are that profession’s own'],
  },
  search: {
    asks: 'POST /specialists/search',
    tests: [
      'apps/api/src/specialists/search.test.ts: returns approved specialists of exactly that specialty, with all card fields',
    ],
  },
  requests: {
    asks: 'POST /requests, GET /requests/mine, DELETE /requests/:id',
    tests: ['apps/api/src/open-requests/open-requests.test.ts: has both kinds, newest first, each with its kind'],
  },
  'requests-open': {
    asks: 'GET /requests/open',
    tests: [
      'apps/api/src/open-requests/open-requests.test.ts: holds no money, closes by its timeframe, and hides the patient from specialists',
    ],
  },
  offers: {
    asks: 'POST /offers, GET /offers/mine',
    tests: [
      'apps/api/src/offers/offer.test.ts: has a fee and times, lasts 45 minutes, and shows its payout to its specialist',
    ],
  },
  'offer-payment': {
    asks: 'POST /offers/:id/prepare-payment and /finalise',
    tests: [
      'apps/api/src/offers/offer.test.ts: holds the time until the offer ends, then books and splits the money once paid',
    ],
  },
  onboard: {
    asks: 'POST /stripe/onboard, and the browser goes where it says',
    tests: ['apps/api/src/payouts/payouts.test.ts: creates an account once, and returns a new provider link each time'],
  },
  appointments: {
    asks: 'GET /appointments/mine, in either shape; POST to cancel one',
    tests: [
      'apps/api/src/appointments/mine.test.ts: are confirmed and their own: upcoming soonest first, then past latest first',
    ],
  },
  availability: {
    asks: 'GET and PUT /availability/mine',
    tests: ['apps/api/src/availability/save.test.ts: succeeds for one of twenty at once and refuses nineteen'],
  },
  slots: {
    asks: 'GET /availability/slots, five at a time',
    tests: ['apps/api/src/availability/slots.test.ts: are the half hours inside availability, each with its end'],
  },
  selections: {
    asks: 'POST /selections',
    tests: ['apps/api/src/selections/create.test.ts: stores the trimmed request, and waits for payment'],
  },
  'attach-payment': {
    asks: 'POST /selections/:id/attach-payment',
    tests: [
      'apps/api/src/selections/attach-payment.test.ts: holds 15 AUD, keeps the card and sends the request to every specialist',
    ],
  },
  'selections-read': {
    asks: 'GET /selections/mine and /selections/:id, which falls back to mine',
    tests: ['apps/api/src/selections/decline.test.ts: shows their own only, newest first'],
  },
  'selection-cancel': {
    asks: 'POST /selections/:id/cancel',
    tests: ['apps/api/src/selections/cancel.test.ts: releases the booking fee, and notifies the specialists'],
  },
  incoming: {
    asks: 'GET /selections/incoming',
    tests: [
      'apps/api/src/selections/decline.test.ts: lists paid requests, soonest first, with nothing that names the patient',
    ],
  },
  accept: {
    asks: 'POST /selections/:id/accept',
    tests: ['apps/api/src/selections/accept.test.ts: books the specialist, captures both fees and notifies both sides'],
  },
  decline: {
    asks: 'POST /selections/:id/decline',
    tests: [
      'apps/api/src/selections/decline.test.ts: closes it when all have declined, releases the fee and notifies the patient',
    ],
  },
  presign: {
    asks: 'POST /uploads/presign, then the file as a form',
    tests: [
      'apps/api/src/uploads/presign.test.ts: is a signed, encrypted form with an unguessable key that storage accepts',
    ],
  },
  'register-specialist': {
    asks: 'POST /register/specialist',
    tests: [
      'apps/api/src/applications/register.test.ts: waits for staff, normalised, and is readable by its applicant',
    ],
  },
  'work-doctors': {
    asks: 'GET /work/doctors/me, then /work/doctors',
    tests: [
      'apps/api/src/applications/register.test.ts: waits for staff, normalised, and is readable by its applicant',
    ],
  },
  google: {
    asks: 'Google’s sign-in begins at /auth/google/start',
    tests: [
      'apps/api/src/account/google/google.test.ts: returns to the portal with an accepted custom token and the browser’s own flow',
    ],
  },
  'bookings-fail': { asks: 'If bookings fail, the calendar goes on without them.' },
};
