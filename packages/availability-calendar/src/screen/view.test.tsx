import { expect, it } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { firstSpan } from './first-span.ts';
import { bookedDays, openingDate, showsDay, turnPage, viewTitle } from './view.ts';
import { screenMessages } from './screen.messages.ts';

const t = wordsOf(screenMessages);

it('names the shown days', () => {
  expect(viewTitle('week', '2026-11-26', t, 'en-AU')).toBe('23 – 29 Nov 2026');
  expect(viewTitle('week', '2026-12-01', t, 'en-AU')).toBe('30 Nov – 6 Dec 2026');
  expect(viewTitle('week', '2026-12-30', t, 'en-AU')).toBe('28 Dec 2026 – 3 Jan 2027');
  expect(viewTitle('month', '2026-11-26', t, 'en-AU')).toBe('November 2026');
  expect(viewTitle('day', '2026-11-24', t, 'en-AU')).toBe('Tuesday 24 November 2026');
});

it('turns one page', () => {
  expect(turnPage('day', '2026-11-30', 1)).toBe('2026-12-01');
  expect(turnPage('week', '2026-11-30', -1)).toBe('2026-11-23');
  expect(turnPage('month', '2026-10-31', 1)).toBe('2026-11-30');
});

it('loads bookings of a whole week for a day, and of all weeks in a month', () => {
  expect(bookedDays('week', '2026-11-26')).toEqual(['2026-11-23', '2026-11-29']);
  expect(bookedDays('day', '2026-11-29')).toEqual(['2026-11-23', '2026-11-29']);
  expect(bookedDays('month', '2026-11-26')).toEqual(['2026-10-26', '2026-12-06']);
  // From a Saturday on: six weeks.
  expect(bookedDays('month', '2026-08-26')).toEqual(['2026-07-27', '2026-09-06']);
});

it('knows whether a day is in view', () => {
  expect(showsDay('week', '2026-11-29', '2026-11-23')).toBe(true);
  expect(showsDay('day', '2026-11-29', '2026-11-23')).toBe(false);
  expect(showsDay('month', '2026-11-29', '2026-11-01')).toBe(true);
});

it('proposes an hour from 9 am, or from the next half hour of today', () => {
  const now = new Date('2026-11-22T23:12:00.000Z');
  expect(firstSpan('2026-11-24', 'Australia/Sydney', now).startISO).toBe('2026-11-23T22:00:00.000Z');
  expect(firstSpan('2026-11-23', 'Australia/Sydney', now)).toEqual({
    startISO: '2026-11-22T23:30:00.000Z',
    endISO: '2026-11-23T00:30:00.000Z',
  });
});

it('proposes the morning of tomorrow once today has no half hour left', () => {
  const now = new Date('2026-11-22T12:36:00.000Z');
  expect(firstSpan('2026-11-22', 'Australia/Sydney', now).startISO).toBe('2026-11-22T22:00:00.000Z');
  expect(firstSpan('2026-11-23', 'Australia/Sydney', now).startISO).toBe('2026-11-22T22:00:00.000Z');
});

it('opens on the week that begins tomorrow when today ends one', () => {
  expect(openingDate('week', '2026-11-22')).toBe('2026-11-23');
  expect(openingDate('week', '2026-11-21')).toBe('2026-11-21');
  expect(openingDate('day', '2026-11-22')).toBe('2026-11-22');
});
