import type { Fault } from './fault.ts';

export const emails: readonly Fault[] = [
  {
    title: 'Emails do not escape input',
    file: 'apps/api/src/emails/layout/write-email.ts',
    find: '>${paragraph}</p>`)}',
    replace: '>${raw(paragraph)}</p>`)}',
  },
  {
    title: 'A cancelled appointment stays in the calendar',
    file: 'apps/api/src/selections/emails-by-name.ts',
    find: "cancelledBySpecialist: 'CANCEL',",
    replace: "cancelledBySpecialist: 'PUBLISH',",
  },
  {
    title: 'A subject names the profession',
    file: 'apps/api/src/emails/appointment-booked.ts',
    find: "subjectWithTime('Appointment confirmed', slotISO, zone)",
    replace: "subjectWithTime('Your doctor accepted', slotISO, zone)",
  },
  {
    title: 'A reminder has the old time',
    file: 'apps/api/src/reminders/send-reminder.ts',
    find: "if (found?.status !== 'CONFIRMED' || found.start_at.toISOString() !== startISO) return;",
    replace: "if (found?.status !== 'CONFIRMED') return;",
  },
  {
    title: "A fee's receipt is not an invoice",
    file: 'apps/api/src/receipts/figures.ts',
    find: "kind !== 'offer_fee';",
    replace: "kind === 'booking_fee';",
  },
  {
    title: 'A withdrawn offer is announced as expiring',
    file: 'apps/api/src/offers/emails-by-name.ts',
    find: "offerEnding: { to: 'patient', whileOpen: true,",
    replace: "offerEnding: { to: 'patient',",
  },
  {
    title: 'The deletion email says names are kept',
    file: 'apps/api/src/emails/account-deleted.ts',
    find: "specialist\n      ? 'By law we keep your past",
    replace: "!specialist\n      ? 'By law we keep your past",
  },
  {
    title: 'A reschedule email goes to the wrong side',
    file: 'apps/api/src/reschedules/send-email.ts',
    find: "to: to === 'patient' ? found.patient : found.specialist,",
    replace: "to: to === 'patient' ? found.specialist : found.patient,",
  },
  {
    title: "An email's button is unreadable in the dark",
    file: 'apps/api/src/emails/layout/look.ts',
    find: '.button { background: #77beaa !important; color: #000000 !important; }',
    replace: '.button { background: #77beaa !important; color: #77beaa !important; }',
  },
];
