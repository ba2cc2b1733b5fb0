import { expect, it } from 'vitest';
import { dayPartOf } from './day-part.ts';

it.each([
  ['00:00', 'evening'],
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:00', 'evening'],
] as const)('at %s names the %s', (time, part) => {
  expect(dayPartOf(new Date(`2026-07-01T${time}:00+08:00`), 'Australia/Perth')).toBe(part);
});

it('names the part of the day in the zone shown', () => {
  const now = new Date('2026-11-27T22:56:00Z');
  expect(dayPartOf(now, 'Australia/Sydney')).toBe('morning');
  expect(dayPartOf(new Date('2026-11-28T02:00:00Z'), 'Australia/Perth')).toBe('morning');
  expect(dayPartOf(new Date('2026-11-28T02:00:00Z'), 'Australia/Sydney')).toBe('afternoon');
});
