import { dayMs } from '../time/durations.ts';
import type { Span } from './free-slots.ts';

const mostDays = 366;

export type TimeOffFault = 'end-before-start' | 'too-long';

export interface TimeOffRefusal {
  field: 'startISO' | 'endISO';
  fault: TimeOffFault;
}

export const timeOffTexts: Readonly<Record<TimeOffFault, string>> = {
  'end-before-start': 'The end must be after the start.',
  'too-long': 'Time off can last up to a year.',
};

/** Fault of a time off, or null. Unreadable instants are refused earlier. */
export function timeOffRefusal({ startISO, endISO }: Span): TimeOffRefusal | null {
  const length = Date.parse(endISO) - Date.parse(startISO);
  if (length <= 0) return { field: 'endISO', fault: 'end-before-start' };
  return length > mostDays * dayMs ? { field: 'endISO', fault: 'too-long' } : null;
}
