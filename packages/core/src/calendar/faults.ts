/**
 * Why another calendar could not be read: nobody answers at its address, or not in time; it is not there any more; the address leads to a
 * network that is not public, or on and on; it is larger than a calendar is; it is no calendar; or it has more in it than can be followed.
 */
export const calendarFaults = [
  'unreachable',
  'too-slow',
  'gone',
  'not-public',
  'redirects',
  'too-large',
  'not-a-calendar',
  'too-much',
] as const;

export type CalendarFault = (typeof calendarFaults)[number];
