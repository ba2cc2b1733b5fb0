import type ICAL from 'ical.js';
import { textOf } from './clock-of.ts';

const free = ['FREE', 'WORKINGELSEWHERE'];

/** Whether an event takes its owner's time: neither cancelled nor free, in iCalendar's own word for it or in Outlook's. */
export function isBusy(event: ICAL.Component): boolean {
  if (textOf(event, 'status').toUpperCase() === 'CANCELLED') return false;
  if (textOf(event, 'transp').toUpperCase() === 'TRANSPARENT') return false;
  return !free.includes(textOf(event, 'x-microsoft-cdo-busystatus').toUpperCase());
}
