import { dayLabel, formatTime } from '@tele/core';
import { expect, it } from 'vitest';
import { dayNames } from './day-names.ts';

const format = {
  dayLabel: (key: Parameters<typeof dayLabel>[0]) => dayLabel(key),
  time: (iso: string, zone: string) => formatTime(iso, zone).replaceAll('\u00A0', ' '),
};
const fromISO = '2026-11-26T00:00:00.000Z';
const names = (toISO: string) => dayNames({ fromISO, toISO }, format);

it('names the weekdays in Sydney', () => {
  expect(names('2026-11-26T22:30:00.000Z')).toEqual({ from: 'Thursday', to: 'Friday' });
});

it('names the dates where the weekday is the same', () => {
  expect(names('2026-12-03T00:00:00.000Z')).toEqual({ from: 'Thu 26 Nov', to: 'Thu 3 Dec' });
});

it('names the times of one day', () => {
  expect(names('2026-11-26T02:30:00.000Z')).toEqual({ from: '11:00 am', to: '1:30 pm' });
});
