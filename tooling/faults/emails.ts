import type { Fault } from './fault.ts';

export const emails: readonly Fault[] = [
  {
    title: 'What people wrote is not escaped in an email',
    file: 'apps/api/src/emails/layout/write-email.ts',
    find: '>${paragraph}</p>`)}',
    replace: '>${raw(paragraph)}</p>`)}',
  },
  {
    title: 'An appointment that the specialist cancelled stays in the calendar of the patient',
    file: 'apps/api/src/selections/emails-by-name.ts',
    find: "cancelledBySpecialist: 'CANCEL',",
    replace: "cancelledBySpecialist: 'PUBLISH',",
  },
  {
    title: 'A subject names the kind of professional',
    file: 'apps/api/src/emails/appointment-booked.ts',
    find: "subjectWithTime('Appointment confirmed', slotISO, zone)",
    replace: "subjectWithTime('Your doctor accepted', slotISO, zone)",
  },
  {
    title: 'A reminder of the old time follows a reschedule',
    file: 'apps/api/src/reminders/send-reminder.ts',
    find: "if (found?.status !== 'CONFIRMED' || found.start_at.toISOString() !== startISO) return;",
    replace: "if (found?.status !== 'CONFIRMED') return;",
  },
  {
    title: 'The receipt of a specialist’s fee says that it is not ours to invoice',
    file: 'apps/api/src/receipts/figures.ts',
    find: "kind !== 'offer_fee';",
    replace: "kind === 'booking_fee';",
  },
  {
    title: 'A withdrawn offer is said to end in five minutes',
    file: 'apps/api/src/offers/emails-by-name.ts',
    find: "offerEnding: { to: 'patient', whileOpen: true,",
    replace: "offerEnding: { to: 'patient',",
  },
  {
    title: 'A deleted patient is told that their name is kept',
    file: 'apps/api/src/emails/account-deleted.ts',
    find: "specialist\n      ? 'By law we keep your past",
    replace: "!specialist\n      ? 'By law we keep your past",
  },
  {
    title: 'A reschedule is told to the wrong side',
    file: 'apps/api/src/reschedules/send-email.ts',
    find: "to: to === 'patient' ? found.patient : found.specialist,",
    replace: "to: to === 'patient' ? found.specialist : found.patient,",
  },
  {
    title: 'The button of an email cannot be read in the dark',
    file: 'apps/api/src/emails/layout/look.ts',
    find: '.button { background: #77beaa !important; color: #000000 !important; }',
    replace: '.button { background: #77beaa !important; color: #77beaa !important; }',
  },
];
