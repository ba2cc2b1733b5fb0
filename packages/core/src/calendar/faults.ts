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
