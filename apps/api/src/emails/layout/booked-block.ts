import type { EmailContent } from './write-email.ts';

interface Booked {
  slotISO: string | null;
  /** Reader's time zone. */
  zone: string;
  words: readonly string[];
}

export function bookedBlock({ slotISO, zone, words }: Booked): Pick<EmailContent, 'appointment' | 'paragraphs'> {
  const [how, ...paragraphs] = words;
  return slotISO === null ? { paragraphs } : { appointment: { startISO: slotISO, zone, how }, paragraphs };
}

export const inCalendar = 'A calendar file is attached. It has no names or reasons in it.';
