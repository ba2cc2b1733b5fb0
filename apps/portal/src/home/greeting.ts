/** The part of the day that a greeting names. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** What the hour of the reader's own clock (0 to 23) is greeted with: a night is still the evening before. */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
