import { capitalise, emailTime, limits, movableUntil, wordingOf, type ProfessionId } from '@tele/core';
import { bookedBlock, inCalendar } from '../mail/booked-block.ts';
import { appointmentOf, patientOf, peopleRows, specialistOf, theirAppointment, type People } from '../mail/people.ts';
import { rowTime, subjectWithTime } from '../mail/subject-time.ts';
import type { EmailContent } from '../mail/write-email.ts';

/** No specialty, reason or message of the patient: others read a mailbox. Bodies name people, subjects do not (product.md 'Appointments'). */
export interface Facts extends People {
  rescheduleId: string;
  /** The offerId or the selectionId of the appointment. */
  appointmentId: string;
  /** Sets the words. */
  profession: ProfessionId;
  /** ISO instants in UTC. */
  fromISO: string;
  toISO: string;
  answerBy: string;
  /** How both meet, then the instructions. */
  words: readonly string[];
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

interface EmailRule {
  to: 'patient' | 'specialist';
  /** Sent only while the specialist can reply. */
  whileAsked?: true;
  /** Method of the attached calendar file. */
  calendar?: 'PUBLISH';
  write: (facts: Facts) => EmailContent;
}

const from = ({ fromISO, zone }: Facts): string => emailTime(fromISO, zone);
const to = ({ toISO, zone }: Facts): string => emailTime(toISO, zone);
const client = ({ profession }: Facts): string => wordingOf(profession).client;
const notChanged = ({ fromISO, zone }: Facts): string => subjectWithTime('Appointment time not changed', fromISO, zone);
const rescheduled = ({ toISO, zone }: Facts): string => subjectWithTime('Appointment rescheduled', toISO, zone);
/** The new time, what changed, and how both meet. */
function atNewTime(
  { toISO, zone, words }: Facts,
  change: string,
): Pick<EmailContent, 'appointment' | 'paragraphs' | 'note'> {
  const { appointment: block, paragraphs } = bookedBlock({ slotISO: toISO, zone, words });
  return { ...(block && { appointment: block }), paragraphs: [change, ...paragraphs], note: inCalendar };
}
const notMoved = (facts: Facts): string =>
  `${theirAppointment(facts)} could not be rescheduled to ${to(facts)}. It’s still on ${from(facts)}.`;
const appointment = ({ portalUrl, appointmentId }: Facts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${appointmentId}`,
});

/** Emails about rescheduling. Times are in the reader's zone and name it. */
export const emails = {
  rescheduleRequested: {
    to: 'specialist',
    whileAsked: true,
    write: (facts) => ({
      subject: subjectWithTime('Reschedule request', facts.fromISO, facts.zone),
      heading: `${capitalise(patientOf(facts))} wants to reschedule`,
      paragraphs: [
        'No one else can book either time while this request is open. You pay no extra fee. If you don’t reply, the appointment time won’t change.',
      ],
      facts: [
        { label: 'Current time', text: rowTime(facts.fromISO, facts.zone) },
        { label: 'New time', text: rowTime(facts.toISO, facts.zone) },
        { label: 'Reply by', text: rowTime(facts.answerBy, facts.zone), total: true },
      ],
      link: { label: 'Reply', url: `${facts.portalUrl}/inbox/reschedules/${facts.rescheduleId}` },
    }),
  },
  rescheduleWithdrawn: {
    to: 'specialist',
    write: (facts) => ({
      subject: notChanged(facts),
      heading: 'An appointment time has not changed',
      paragraphs: [
        `${capitalise(patientOf(facts))} cancelled their reschedule request. The appointment is still on ${from(facts)}. We no longer reserve ${to(facts)} for it.`,
      ],
      link: appointment(facts),
    }),
  },
  movedForPatient: {
    to: 'patient',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: rescheduled(facts),
      heading: 'Your appointment was rescheduled',
      ...atNewTime(
        facts,
        `${capitalise(specialistOf(facts))} accepted the new time. ${capitalise(appointmentOf(facts))} is no longer on ${from(facts)}. There’s no extra fee.`,
      ),
      link: appointment(facts),
    }),
  },
  movedForSpecialist: {
    to: 'specialist',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: rescheduled(facts),
      heading: 'You rescheduled an appointment',
      ...atNewTime(
        facts,
        `The appointment is no longer on ${from(facts)}. If you’re still available then, people can book that time again. We’ve told the ${client(facts)}.`,
      ),
      facts: peopleRows('specialist', facts),
      link: appointment(facts),
    }),
  },
  rescheduleDeclined: {
    to: 'patient',
    write: (facts) => ({
      subject: notChanged(facts),
      heading: 'Your appointment time has not changed',
      paragraphs: [
        `${capitalise(specialistOf(facts))} declined your request for ${to(facts)}. ${capitalise(appointmentOf(facts))} is still on ${from(facts)}.`,
        `You can request another time until ${emailTime(movableUntil(facts.fromISO), facts.zone)}, ${limits.rescheduleNoticeHours} hours before the appointment.`,
      ],
      link: appointment(facts),
    }),
  },
  /** The specialist was suspended, which stays private. */
  rescheduleLetGo: {
    to: 'patient',
    write: (facts) => ({
      subject: notChanged(facts),
      heading: 'Your appointment time has not changed',
      paragraphs: [notMoved(facts)],
      link: appointment(facts),
    }),
  },
  rescheduleEndedForPatient: {
    to: 'patient',
    write: (facts) => ({
      subject: notChanged(facts),
      heading: 'Your appointment time has not changed',
      paragraphs: [
        `${capitalise(specialistOf(facts))} did not reply in time to your request for ${to(facts)}. ${capitalise(appointmentOf(facts))} is still on ${from(facts)}.`,
      ],
      link: appointment(facts),
    }),
  },
  rescheduleEndedForSpecialist: {
    to: 'specialist',
    write: (facts) => ({
      subject: notChanged(facts),
      heading: 'An appointment time has not changed',
      paragraphs: [
        `You did not reply in time to a reschedule request. The appointment with ${patientOf(facts)} is still on ${from(facts)}. We no longer reserve ${to(facts)} for it.`,
      ],
      link: appointment(facts),
    }),
  },
} as const satisfies Record<string, EmailRule>;

export type EmailName = keyof typeof emails;

/** Recipient and text of an email. */
export const emailRule = (name: EmailName): EmailRule => emails[name];
