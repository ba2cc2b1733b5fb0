import type { Section } from './requirement.ts';

export const section6: Section = {
  patient: {
    asks: 'A patient searches, selects, pays, sees requests and appointments, cancels and deletes.',
    tests: ['apps/api/src/http/serve.test.ts: refuses a specialist a patient’s call and a patient a specialist’s'],
  },
  specialist: {
    asks: 'A specialist keeps availability, answers, offers, sees patients’ details in appointments, sets up payouts.',
    tests: ['apps/api/src/http/serve.test.ts: refuses a specialist a patient’s call and a patient a specialist’s'],
  },
  'cancel-when': {
    asks: 'Cancelling is offered only with an offer’s or a selection’s id.',
    tests: ['packages/appointments/src/timeline.test.ts: can be cancelled until it begins'],
  },
  'booked-read-only': { asks: 'Booked events are read only.' },
  'nav-by-role': { asks: 'Navigation and home depend on the role, which comes from the current-user call.' },
  'session-required': {
    asks: 'All routes but sign-in and its callback need a session.',
    tests: [
      'tests/journeys/places.spec.ts: a category’s registration opens signed out; other provider pages need a sign-in',
    ],
  },
  'register-by-user': {
    asks: 'Only somebody signed in can send a registration.',
    tests: ['apps/api/src/applications/register.test.ts: is refused signed out, and taken from staff too'],
  },
};
