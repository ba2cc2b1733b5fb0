import type { Letter } from './write-letter.ts';

interface Booked {
  /** ISO instant in UTC of the start; null where it is not known. */
  slotISO: string | null;
  /** The reader's. */
  zone: string;
  /** How both meet, and the line that goes with it. */
  words: readonly string[];
  /** Whether the patient is somebody else than the reader, who booked it. */
  isForOther: boolean;
}

/** What a letter says of an appointment: when, how both meet, for whom and the line that goes with it. */
export function bookedBlock({ slotISO, zone, words, isForOther }: Booked): Pick<Letter, 'appointment' | 'paragraphs'> {
  const [how, ...line] = words;
  const paragraphs = [isForOther ? 'You booked this for someone else. Open the appointment to see who.' : '', ...line];
  return slotISO === null ? { paragraphs } : { appointment: { startISO: slotISO, zone, how }, paragraphs };
}

/** The file that such a letter carries. */
export const inCalendar = 'A calendar file is attached. It has no names or reasons in it.';

/** How a sentence about an appointment begins. */
export const theirAppointment = ({ isForOther }: Pick<Booked, 'isForOther'>): string =>
  isForOther ? 'The appointment you booked for someone else' : 'Your appointment';
