import { describe, expect, it } from 'vitest';
import { aBlock } from '../testing/availability.ts';
import { addDays } from '../time/add-days.ts';
import { checkWeeklyHours, isFaulty } from './check-weekly.ts';
import { typedTime } from './typed-time.ts';
import {
  addRange,
  copyDay,
  readWeeklyHours,
  removeRange,
  replacedDays,
  switchDay,
  usualHours,
} from './weekly-hours.ts';
import { weeklyHoursOf } from './weekly-hours-of.ts';

const usual = usualHours('2026-11-30');
const hoursOf = (...ranges: [from: number, to: number][]) => ({
  on: ranges.length > 0,
  ranges: ranges.map(([from, to]) => ({ start: from * 60, end: to * 60 })),
});

describe('weekly hours', () => {
  it('get hours after a one-hour break, in the next free time, or none when full', () => {
    expect(addRange(hoursOf([8, 12]))).toEqual(hoursOf([8, 12], [13, 16]));
    expect(addRange(hoursOf([8, 21.5]))).toEqual(hoursOf([8, 21.5], [21.5, 22]));
    expect(addRange(hoursOf([8, 22]))).toEqual(hoursOf([6, 8], [8, 22]));
    expect(addRange(hoursOf([6, 22]))).toBeNull();
    expect(addRange(hoursOf())).toEqual(hoursOf([9, 17]));
  });

  it('close a day with its last hours, and bring hours back when it opens', () => {
    expect(removeRange(hoursOf([8, 12], [13, 16]), 0)).toEqual(hoursOf([13, 16]));
    expect(removeRange(hoursOf([8, 12]), 0)).toEqual(hoursOf());
    const closed = switchDay(hoursOf([8, 12]), false);
    expect(switchDay(closed, true)).toEqual(hoursOf([8, 12]));
  });

  it('are copied to other days, and name the days that lose other hours', () => {
    const hours = { ...usual, days: usual.days.map((day, weekday) => (weekday === 1 ? hoursOf([8, 12]) : day)) };
    expect(replacedDays(hours, 1, [0, 1, 5])).toEqual([0]);
    expect(copyDay(hours, 1, [0, 5]).days.map(({ ranges }) => ranges[0]?.start)).toEqual([
      480,
      480,
      540,
      540,
      540,
      480,
      undefined,
    ]);
  });

  it('are read back only in their own shape', () => {
    expect(readWeeklyHours(JSON.parse(JSON.stringify(usual)))).toEqual(usual);
    for (const other of [
      null,
      {},
      { ...usual, days: [] },
      { ...usual, days: usual.days.map(() => hoursOf([9.1, 10])) },
    ])
      expect(readWeeklyHours(other)).toBeNull();
  });

  it('are the hours that existing blocks repeat, otherwise office hours', () => {
    const blocks = ['2026-12-01', '2026-12-08'].map((day) => aBlock(day, 9, 12.5));
    const { days } = weeklyHoursOf([...blocks, aBlock('2026-12-05', 9, 11)], '2026-11-25');
    expect(days.map(({ on }) => on)).toEqual([false, true, false, false, false, false, false]);
    expect(days[1]).toEqual(hoursOf([9, 12.5]));
    expect(weeklyHoursOf([aBlock('2026-12-05', 9, 11)], '2026-11-30')).toEqual(usual);
  });
});

describe('checkWeeklyHours', () => {
  const check = (changes: Partial<typeof usual>) => checkWeeklyHours({ ...usual, ...changes }, '2026-11-30');

  it('accepts usual hours', () => {
    expect(isFaulty(check({}))).toBe(false);
  });

  it('finds an end before its start, an overlap and a week without hours', () => {
    const days = [hoursOf([9, 12], [11, 13], [13, 13]), ...usual.days.slice(1)];
    expect(check({ days }).ranges[0]).toEqual([null, 'overlap', 'end-before-start']);
    expect(check({ days: usual.days.map(() => hoursOf()) }).isClosed).toBe(true);
  });

  it.each([
    [{ from: '2026-11-29' }, { from: 'past' }],
    [{ from: '' }, { from: 'unreadable' }],
    [{ until: '2026-11-29' }, { until: 'before-from' }],
    [{ until: addDays('2026-11-30', 180 * 7 - 1) }, { until: null }],
    [{ until: addDays('2026-11-30', 180 * 7) }, { until: 'too-far' }],
  ])('checks the dates %j', (changes, faults) => {
    expect(check(changes)).toMatchObject(faults);
  });
});

it.each([
  ['0930', 570],
  ['930', 570],
  ['9', 540],
  ['93', 570],
  ['093', 570],
  ['2', 840],
  ['13', 780],
  ['1345', 810],
  ['10', 600],
  ['12', 720],
  ['2200', 1320],
  ['0', null],
  ['2230', null],
])('typing %s chooses %d', (digits, time) => {
  expect(typedTime(digits)).toBe(time);
});
