import type { Section } from './requirement.ts';

export const section4: Section = {
  'candidate-pending': { asks: 'A candidate PENDING.' },
  'candidate-accepted': { asks: 'A candidate ACCEPTED.' },
  'candidate-declined': { asks: 'A candidate DECLINED.' },
  'candidate-lost': { asks: 'A candidate LOST.' },
  'candidate-cancelled': { asks: 'A candidate CANCELLED.' },
  'selection-pending': { asks: 'A selection PENDING.' },
  'selection-booked': { asks: 'A selection BOOKED: a booking exists.' },
  'selection-booking-pending': { asks: 'A selection BOOKING_PENDING: one has accepted.' },
  'selection-closed': { asks: 'A selection CLOSED: candidates, and none pending.' },
  'selection-cancelled': { asks: 'A selection CANCELLED: its booking is.' },
  'inbox-status': { asks: 'In the inbox a selection is PENDING.' },
  'request-filled': { asks: 'A request FILLED.' },
  'request-open': { asks: 'A request OPEN: payment succeeded, processing, or only to be captured.' },
  'request-awaiting': { asks: 'A request AWAITING PAYMENT.', quotes: ['Awaiting payment'] },
  'notified-patient': { asks: 'A patient is told FILLED or OPEN.' },
  'notified-specialist': {
    asks: 'A specialist is told of new, filled and open requests.',
    quotes: ['New request', 'Request filled', 'Request open'],
  },
  'patient-flow': {
    asks: 'A selection with picks, then a card, then answers.',
    tests: ['tests/journeys/booking.spec.ts: a patient books a specialist, and both find the appointment'],
  },
  'accept-flow': {
    asks: 'Accepting confirms the booking, tells the patient and leads to the inbox; declining leads there too.',
    tests: ['apps/api/src/selections/accept.test.ts: books the specialist, captures both fees and notifies both sides'],
  },
  'cancel-appointment': {
    asks: 'A cancelled appointment leaves the list, and it is said for three seconds.',
    quotes: ['Appointment cancelled.'],
  },
  'offer-flow': {
    asks: 'An offer stands for 45 minutes; then it is prepared with the chosen slot, and finalised.',
    tests: [
      'apps/api/src/offers/offer.test.ts: has a fee and times, lasts 45 minutes, and shows its payout to its specialist',
    ],
  },
  preparing: {
    asks: 'A request that is not there yet is asked for again, up to five times, and then it is said.',
    quotes: ['Still preparing your request. Please reload in a moment.'],
  },
  'save-idle': { asks: 'Availability: nothing to save.' },
  'save-saving': { asks: 'Availability: saving.' },
  'save-saved': { asks: 'Availability: saved, for 1.2 seconds.' },
  'save-error': { asks: 'Availability: not saved, for three seconds.' },
  'link-sign-in': {
    asks: 'A link signs in on the same device; without the stored email it is asked for.',
    tests: ['tests/journeys/sign-in.spec.ts: a link signs in only in its own browser, and offers a new one elsewhere'],
  },
  'application-unknown': { asks: 'An application UNKNOWN while it loads.' },
  'application-none': { asks: 'No application: NONE.' },
  'application-pending': { asks: 'An application PENDING, at once after it was sent.' },
  'application-approved': { asks: 'An application APPROVED.' },
  'application-lookup': { asks: 'The status is looked up at two addresses; what is no answer moves on to the next.' },
  'human-check': {
    asks: 'Without a token of the human check it is shown, and submission goes on by itself; a failure clears the token.',
  },
  submitting: { asks: 'While it is sent, the button says so and rests.', quotes: ['Submitting…'] },
};
