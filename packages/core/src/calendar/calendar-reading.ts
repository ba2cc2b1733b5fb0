/** How much of an imported calendar we could read. Counts are events within the whole file. */
export interface CalendarReading {
  /** Events and free/busy entries found in the file, ours left out. */
  events: number;
  /** Left out: they have no start we can read, or are damaged. */
  notUnderstood: number;
  /** Read in the calendar's own zone, or Sydney's: their zone has a name that we don't know. */
  unknownZone: number;
  /** Counted as busy, though the file does not clearly say so. */
  unclear: number;
  /** Series left out, or read in part, because they repeat too often to follow. Up to 20. */
  tooMuch: readonly CalendarSeries[];
}
/** A series named by its first time and rule: titles are never stored. */
export interface CalendarSeries {
  /** First time, ISO instant in UTC; null if unknown. */
  startISO: string | null;
  frequency: 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
}
