import type { Section } from './requirement.ts';

/** The calls it makes. */
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
      'apps/api/src/account/authenticate.test.ts: of a verified e-mail opens an account at its first use, without a role',
    ],
  },
  'users-register': {
    asks: 'POST /users/register',
    tests: [
      'apps/api/src/account/register.test.ts: makes a patient of a newcomer; the phone is normalised and the number masked',
    ],
  },
  specialties: {
    asks: 'GET /specialties/available and doctors/specialties',
    tests: ['apps/api/src/specialists/specialties.test.ts: of another profession are its own'],
  },
  search: {
    asks: 'POST /specialists/search',
    tests: [
      'apps/api/src/specialists/search.test.ts: answers approved specialists of exactly that specialty, with all that a card shows',
    ],
  },
  requests: {
    asks: 'POST /requests, GET /requests/mine, DELETE /requests/:id',
    tests: ['apps/api/src/open-requests/open-requests.test.ts: has both kinds, newest first, each saying which'],
  },
  'requests-open': {
    asks: 'GET /requests/open',
    tests: [
      'apps/api/src/open-requests/open-requests.test.ts: holds nothing, stays open by its timeframe, and is shown to specialists of the specialty without saying who asks',
    ],
  },
  offers: {
    asks: 'POST /offers, GET /offers/mine',
    tests: [
      'apps/api/src/offers/offer.test.ts: is made with a fee and times, stands for 45 minutes, and says to its specialist alone what they receive',
    ],
  },
  'offer-payment': {
    asks: 'POST /offers/:id/prepare-payment and /finalise',
    tests: [
      'apps/api/src/offers/offer.test.ts: holds the time until the offer ends, and books it once the card is confirmed, with the money divided',
    ],
  },
  onboard: {
    asks: 'POST /stripe/onboard, and the browser goes where it says',
    tests: [
      'apps/api/src/payouts/payouts.test.ts: makes an account once, and answers a fresh address of the provider each time',
    ],
  },
  appointments: {
    asks: 'GET /appointments/mine, in either shape; POST to cancel one',
    tests: [
      'apps/api/src/appointments/mine.test.ts: are confirmed and their own: upcoming soonest first, then past latest first',
    ],
  },
  availability: {
    asks: 'GET and PUT /availability/mine',
    tests: ['apps/api/src/availability/save.test.ts: of twenty at once lets one through, whole, and refuses nineteen'],
  },
  slots: {
    asks: 'GET /availability/slots, five at a time',
    tests: ['apps/api/src/availability/slots.test.ts: are the half hours inside availability, each with its end'],
  },
  selections: {
    asks: 'POST /selections',
    tests: ['apps/api/src/selections/create.test.ts: keeps what was asked, trimmed, and waits for payment'],
  },
  'attach-payment': {
    asks: 'POST /selections/:id/attach-payment',
    tests: [
      'apps/api/src/selections/attach-payment.test.ts: holds 15 AUD, keeps the card on file and sends the request to every specialist',
    ],
  },
  'selections-read': {
    asks: 'GET /selections/mine and /selections/:id, which falls back to mine',
    tests: ['apps/api/src/selections/decline.test.ts: shows their own, newest first, and nobody else’s'],
  },
  'selection-cancel': {
    asks: 'POST /selections/:id/cancel',
    tests: ['apps/api/src/selections/cancel.test.ts: lets the booking fee go, and tells the specialists'],
  },
  incoming: {
    asks: 'GET /selections/incoming',
    tests: [
      'apps/api/src/selections/decline.test.ts: lists paid requests, soonest first, with nothing that names the patient',
    ],
  },
  accept: {
    asks: 'POST /selections/:id/accept',
    tests: ['apps/api/src/selections/accept.test.ts: books the specialist, captures both fees and tells both sides'],
  },
  decline: {
    asks: 'POST /selections/:id/decline',
    tests: [
      'apps/api/src/selections/decline.test.ts: closes the request when everybody has declined, lets the fee go and tells the patient',
    ],
  },
  presign: {
    asks: 'POST /uploads/presign, then the file as a form',
    tests: [
      'apps/api/src/uploads/presign.test.ts: is a signed form that storage takes, under a key nobody can guess, encrypted',
    ],
  },
  'register-specialist': {
    asks: 'POST /register/specialist',
    tests: ['apps/api/src/applications/register.test.ts: waits for staff, normalised, and its applicant can read it'],
  },
  'work-doctors': {
    asks: 'GET /work/doctors/me, then /work/doctors',
    tests: ['apps/api/src/applications/register.test.ts: waits for staff, normalised, and its applicant can read it'],
  },
  google: {
    asks: 'Google’s sign-in begins at /auth/google/start',
    tests: [
      'apps/api/src/account/google/google.test.ts: ends at the portal with a custom token the identity provider accepts, and the browser’s own flow',
    ],
  },
  'bookings-fail': { asks: 'If bookings fail, the calendar goes on without them.' },
};
