import { expect, it } from 'vitest';
import { ago, formatDay, relativeDay } from '@tele/core';
import type { Format } from '@tele/kit';
import { ageOf } from './age-of.ts';

const now = new Date('2026-11-22T23:12:00.000Z');
const format = { ago, relativeDay, day: formatDay } as unknown as Format;
const age = (iso: string, zone = 'Australia/Sydney') => ageOf(iso, { zone, now, format });

it('an age is minutes or hours today, then yesterday, then a date', () => {
  expect(age('2026-11-22T23:00:00.000Z')).toBe('12 minutes ago');
  expect(age('2026-11-22T14:12:00.000Z')).toBe('9 hours ago');
  expect(age('2026-11-22T12:59:00.000Z')).toBe('Yesterday');
  expect(age('2026-11-20T02:00:00.000Z')).toBe('Fri 20 Nov');
});

it('an age uses the days of the reader’s zone', () => {
  const halfPastTwoInSydney = '2026-11-22T15:30:00.000Z';
  expect(age(halfPastTwoInSydney)).toBe('7 hours ago');
  expect(age(halfPastTwoInSydney, 'Australia/Perth')).toBe('Yesterday');
});

it('an age from a clock ahead is ‘just now’', () => {
  expect(age('2026-11-23T23:12:00.000Z')).toBe('Just now');
});
