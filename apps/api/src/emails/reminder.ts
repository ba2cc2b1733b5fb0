import { formatCents, type ProfessionId } from '@tele/core';
import { bookedBlock } from './layout/booked-block.ts';
import { patientOf, peopleRows, theirAppointment, type People } from './layout/people.ts';
import { subjectWithTime } from './layout/subject-time.ts';
import type { EmailContent } from './layout/write-email.ts';

export interface ReminderFacts extends People {
  profession: ProfessionId;
  /** ISO instant in UTC of the start. */
  startISO: string;
  zone: string;
  side: 'patient' | 'specialist';
  keptCents: number;
  words: readonly string[];
  /** `apt` parameter of its page. */
  apt: string;
  portalUrl: string;
}

function reminder(news: string, facts: ReminderFacts): EmailContent {
  const { startISO, zone, side, words, apt, portalUrl } = facts;
  return {
    subject: subjectWithTime(news, startISO, zone),
    heading: side === 'patient' ? theirAppointment(facts) : `Your appointment with ${patientOf(facts)}`,
    ...bookedBlock({ slotISO: startISO, zone, words }),
    facts: peopleRows(side, facts),
    link: { label: 'Open your appointment', url: `${portalUrl}/appointments?apt=${apt}` },
    note: side === 'patient' ? tooLate(facts) : 'To cancel, open the appointment.',
  };
}

function tooLate({ keptCents }: ReminderFacts): string {
  if (keptCents === 0) return 'It’s too late to reschedule. You can still cancel until it starts.';
  return `It’s too late to reschedule. You can still cancel until it starts, but the ${formatCents(keptCents)} you paid is not refunded.`;
}

export const dayReminder = (facts: ReminderFacts): EmailContent => reminder('Appointment reminder', facts);

export const hoursReminder = (facts: ReminderFacts): EmailContent => reminder('Appointment soon', facts);
