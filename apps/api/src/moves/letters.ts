import { letterTime, wordingOf, type ProfessionId } from '@tele/core';
import { bookedBlock, inCalendar, theirAppointment } from '../mail/booked-block.ts';
import type { Letter } from '../mail/write-letter.ts';

/** What a letter may say. No specialty, reason, name or line of the patient: a mailbox is read by others, and the portal has the rest. */
export interface Facts {
  moveId: string;
  /** The offerId or the selectionId of the appointment. */
  appointmentId: string;
  /** Whose words it is written in. */
  profession: ProfessionId;
  /** ISO instants in UTC. */
  fromISO: string;
  toISO: string;
  answerBy: string;
  /** How both meet, and the line that goes with it. */
  words: readonly string[];
  /** Whether the patient is somebody else than whoever booked it. */
  isForOther: boolean;
  /** The reader's. */
  zone: string;
  portalUrl: string;
}

interface LetterRule {
  to: 'patient' | 'specialist';
  /** Written only as long as the specialist can still answer. */
  whileAsked?: true;
  /** Its reader's calendar takes the new time; the letter carries the file. */
  calendar?: 'PUBLISH';
  write: (facts: Facts) => Letter;
}

const from = ({ fromISO, zone }: Facts): string => letterTime(fromISO, zone);
const to = ({ toISO, zone }: Facts): string => letterTime(toISO, zone);
const client = ({ profession }: Facts): string => wordingOf(profession).client;
const until = ({ answerBy, zone }: Facts): string => letterTime(answerBy, zone);
/** The new time, and how both meet then; `said` is what stands before the line that goes with it. */
function atNewTime({ toISO, zone, words }: Facts, said: string): Pick<Letter, 'appointment' | 'paragraphs' | 'note'> {
  const { appointment: block, paragraphs } = bookedBlock({ slotISO: toISO, zone, words, isForOther: false });
  return { ...(block && { appointment: block }), paragraphs: [said, ...paragraphs], note: inCalendar };
}
const notMoved = (facts: Facts): string =>
  `${theirAppointment(facts)} could not be rescheduled to ${to(facts)}. It stays on ${from(facts)}.`;
const appointment = ({ portalUrl, appointmentId }: Facts) => ({
  label: 'Open your appointment',
  url: `${portalUrl}/appointments?apt=${appointmentId}`,
});

/** Every letter about moving a booking by name. Times are the reader's, as far as their address tells, and say their zone. */
export const letters = {
  moveAsked: {
    to: 'specialist',
    whileAsked: true,
    write: (facts) => ({
      subject: 'You have a reschedule request',
      paragraphs: [
        'We’re holding both times until you reply. There’s no extra fee. If you don’t reply, the appointment time won’t change.',
      ],
      facts: [
        { label: 'Current time', text: from(facts) },
        { label: 'New time', text: to(facts) },
        { label: 'Reply by', text: until(facts), total: true },
      ],
      link: { label: 'Reply', url: `${facts.portalUrl}/inbox/moves/${facts.moveId}` },
    }),
  },
  moveWithdrawn: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'An appointment time has not changed',
      paragraphs: [
        `The ${client(facts)} no longer asks to move your appointment. It stays on ${from(facts)}, and ${to(facts)} is free again.`,
      ],
      link: appointment(facts),
    }),
  },
  movedForPatient: {
    to: 'patient',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: 'Your appointment was rescheduled',
      ...atNewTime(
        facts,
        `Your specialist accepted the new time. ${theirAppointment(facts)} is no longer on ${from(facts)}. There’s no extra fee.`,
      ),
      link: appointment(facts),
    }),
  },
  movedForSpecialist: {
    to: 'specialist',
    calendar: 'PUBLISH',
    write: (facts) => ({
      subject: 'An appointment was rescheduled',
      ...atNewTime(
        facts,
        `It is no longer on ${from(facts)}, which is free again. The ${client(facts)} has been told.`,
      ),
      link: appointment(facts),
    }),
  },
  moveDeclined: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your appointment time has not changed',
      paragraphs: [notMoved(facts), 'You can ask for another time up to 24 hours before.'],
      link: appointment(facts),
    }),
  },
  /** Its specialist was suspended meanwhile, which is told to nobody else. */
  moveLetGo: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your appointment time has not changed',
      paragraphs: [notMoved(facts)],
      link: appointment(facts),
    }),
  },
  moveEndedForPatient: {
    to: 'patient',
    write: (facts) => ({
      subject: 'Your appointment time has not changed',
      paragraphs: [
        `${theirAppointment(facts)} stays on ${from(facts)}. Your specialist did not reply in time to your request for ${to(facts)}.`,
      ],
      link: appointment(facts),
    }),
  },
  moveEndedForSpecialist: {
    to: 'specialist',
    write: (facts) => ({
      subject: 'An appointment time has not changed',
      paragraphs: [
        `You did not reply in time to a reschedule request. The appointment stays on ${from(facts)}, and ${to(facts)} is available again.`,
      ],
      link: appointment(facts),
    }),
  },
} as const satisfies Record<string, LetterRule>;

export type LetterName = keyof typeof letters;

/** By name, with everything a rule may say. */
export const letterRule = (name: LetterName): LetterRule => letters[name];
