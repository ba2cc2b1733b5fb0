import type { Section } from './requirement.ts';

export const section3: Section = {
  selection: {
    asks: 'A selection: specialty, reason, when it was made, profession, status, slot, cap, candidates, booking, payment.',
  },
  candidate: { asks: 'A candidate: specialist, status, slot, fee.' },
  appointment: {
    asks: 'An appointment: slot, half an hour unless said, specialty, names, fee, reason, and the patient’s details.',
    tests: ['packages/core/src/appointment/appointment.test.ts: is 30 minutes after the start unless it is given'],
  },
  offer: { asks: 'An offer: request, fee, one to three times, the one that was chosen.' },
  'open-request': { asks: 'An open request: specialty, timeframe, reason.' },
  block: {
    asks: 'A block has a start and an end by any of their names, in UTC, read in Sydney’s days.',
    tests: ['packages/core/src/availability/read-block.test.ts: reads a day however it is written'],
  },
  'search-result': { asks: 'A result: name, photo, city and state, subspecialties, bio.' },
  'search-request': {
    asks: 'A search: profession, specialty, reason, state, either mode, at most 30.',
    tests: ['apps/api/src/specialists/search.test.ts: returns 30 by default'],
  },
  'specialty-list': {
    asks: 'The list of specialties is an array, or an object with items.',
    tests: [
      'apps/api/src/specialists/specialties.test.ts: available are those of doctors with an approved specialist, with their group',
    ],
  },
  registration: { asks: 'A registration has a role: patient or specialist.' },
  notification: { asks: 'A notification: selection, specialty, FILLED, OPEN or PENDING, and when.' },
  'kept-keys': {
    asks: 'What is kept in the browser: seen appointments, seen requests by status, a token, the email of the link, where to go after.',
    tests: ['packages/notifications/src/seen/seen-store.test.tsx: persist after a reload'],
  },
  'provider-profile': { asks: 'A provider’s profile: a status in any case, and the type.' },
  payload: {
    asks: 'What a doctor’s registration sends, field by field, and what it does not.',
    tests: [
      'apps/api/src/applications/register.test.ts: waits for staff, normalised, and is readable by its applicant',
    ],
  },
  presign: {
    asks: 'An answer to presign: the address, the fields with the key, or the key beside them.',
    tests: [
      'apps/api/src/uploads/presign.test.ts: is a signed, encrypted form with an unguessable key that storage accepts',
    ],
  },
  catalogue: { asks: 'Specialties in 8 groups: 22, 11, 5, 5, 22, 10, 1 and 10.' },
  states: { asks: 'Eight states and territories.' },
};
