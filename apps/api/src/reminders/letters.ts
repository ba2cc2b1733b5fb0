import type { ReminderKind } from '@tele/core';
import { bookedBlock } from '../mail/booked-block.ts';
import type { Letter } from '../mail/write-letter.ts';

/** What a reminder may say. No specialty, reason or name: a mailbox is read by others, and the portal has the rest. */
export interface Facts {
  /** ISO instant in UTC of the start. */
  startISO: string;
  /** The reader's. */
  zone: string;
  side: 'patient' | 'specialist';
  /** Whether the patient is somebody else than whoever booked it. */
  isForOther: boolean;
  /** How both meet, and the line that goes with it. */
  words: readonly string[];
  /** `apt` of its page. */
  apt: string;
  portalUrl: string;
}

function reminder(subject: string, { startISO, zone, side, isForOther, words, apt, portalUrl }: Facts): Letter {
  const byPatient = side === 'patient';
  return {
    subject,
    ...bookedBlock({ slotISO: startISO, zone, words, isForOther: byPatient && isForOther }),
    link: { label: 'See your appointment', url: `${portalUrl}/appointments?apt=${apt}` },
    note: byPatient
      ? 'You can’t reschedule now, but you can cancel until it starts.'
      : 'To cancel, open the appointment.',
    foot: {
      text: 'We send reminders 24 hours and 2 hours before.',
      link: { label: 'Email preferences', url: `${portalUrl}/${side}` },
    },
  };
}

/** Each reminder by its kind. The day is named, not counted: a letter that is late is still right. */
export const letters = {
  day: (facts: Facts): Letter => reminder('Reminder: your appointment', facts),
  hours: (facts: Facts): Letter => reminder('Your appointment starts soon', facts),
} as const satisfies Record<ReminderKind, (facts: Facts) => Letter>;
