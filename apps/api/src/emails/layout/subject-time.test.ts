import { expect, it } from 'vitest';
import { subjectWithTime } from './subject-time.ts';

it.each([
  ['2026-11-25T22:00:00.000Z', 'Sydney', 'Appointment confirmed: Thu 26 Nov, 9 am'],
  ['2026-11-25T22:30:00.000Z', 'Perth', 'Appointment confirmed: Thu 26 Nov, 6:30 am'],
  [null, 'Sydney', 'Appointment confirmed'],
])('writes the time %s in the zone of %s', (iso, city, subject) => {
  expect(subjectWithTime('Appointment confirmed', iso, `Australia/${city}`)).toBe(subject);
});
