import { dayMs } from '../time/durations.ts';
import type { Span } from './free-slots.ts';

/** Time off lasts so many days at most. */
const mostDays = 366;

export type TimeOffFault = 'end-before-start' | 'too-long';

/** What is wrong with a stretch of time off, and in which of its two fields. */
export interface TimeOffRefusal {
  field: 'startISO' | 'endISO';
  fault: TimeOffFault;
}

/** The API's words for each fault. */
export const timeOffTexts: Readonly<Record<TimeOffFault, string>> = {
  'end-before-start': 'The end must be after the start.',
  'too-long': 'Time off can last up to a year.',
};

/** Why a stretch cannot be time off; null if it can. Instants that cannot be read are refused before it. */
export function timeOffRefusal({ startISO, endISO }: Span): TimeOffRefusal | null {
  const length = Date.parse(endISO) - Date.parse(startISO);
  if (length <= 0) return { field: 'endISO', fault: 'end-before-start' };
  return length > mostDays * dayMs ? { field: 'endISO', fault: 'too-long' } : null;
}
