import type { Fault } from './fault.ts';

export const emails: readonly Fault[] = [
  {
    title: 'What people wrote is not escaped in an email',
    file: 'apps/api/src/mail/write-letter.ts',
    find: '>${paragraph}</p>`)}',
    replace: '>${raw(paragraph)}</p>`)}',
  },
  {
    title: 'An appointment that the specialist cancelled stays in the calendar of the patient',
    file: 'apps/api/src/selections/letters.ts',
    find: "cancelledBySpecialist: 'CANCEL',",
    replace: "cancelledBySpecialist: 'PUBLISH',",
  },
  {
    title: 'A subject names the kind of professional',
    file: 'apps/api/src/selections/letters.ts',
    find: "subject: 'Your request was accepted',",
    replace: 'subject: `Your ${wordingOf(facts.profession).professional} accepted`,',
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
];
