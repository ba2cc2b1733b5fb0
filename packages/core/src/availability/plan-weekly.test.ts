import { describe, expect, it } from 'vitest';
import { aBlock } from '../testing/availability.ts';
import { aTimeOff } from '../testing/time-off.ts';
import { addDays } from '../time/add-days.ts';
import { wallTimeOf } from '../time/wall-clock.ts';
import { sydney } from '../time/zones.ts';
import { planWeeklyHours, type WeeklyInput, type WeeklyPlan } from './plan-weekly.ts';
import type { WeeklyHours } from './weekly-hours.ts';

const closed = { on: false, ranges: [] };
/** Hours on Monday only. */
const mondays = (ranges: [number, number][], dates: Partial<WeeklyHours> = {}): WeeklyHours => ({
  days: [
    { on: true, ranges: ranges.map(([from, to]) => ({ start: from * 60, end: to * 60 })) },
    ...Array.from({ length: 6 }, () => closed),
  ],
  from: '2026-11-30',
  until: '',
  ...dates,
});
const given: WeeklyInput = {
  hours: mondays([[9, 12]]),
  blocks: [],
  timeOff: [],
  now: new Date('2026-11-22T23:12:00.000Z'),
};
const plan = (changes: Partial<WeeklyInput> = {}): WeeklyPlan => {
  const made = planWeeklyHours({ ...given, ...changes });
  if (made.type === 'refused') throw new Error('The plan was refused.');
  return made;
};

describe('planWeeklyHours', () => {
  it('adds 26 weeks without an end, at one Sydney time across daylight saving', () => {
    const { blocks, lastDay } = plan();
    expect([blocks.length, lastDay]).toEqual([26, '2027-05-30']);
    expect(new Set(blocks.map(({ startISO }) => wallTimeOf(startISO, sydney).minutes))).toEqual(new Set([540]));
    expect(blocks.at(-1)).toEqual(aBlock('2027-05-24', 9, 12));
  });

  it('ends on the last day, and begins no earlier than the first', () => {
    expect(plan({ hours: mondays([[9, 12]], { from: '2026-12-01', until: '2026-12-14' }) }).blocks).toEqual([
      aBlock('2026-12-07', 9, 12),
      aBlock('2026-12-14', 9, 12),
    ]);
  });

  it('leaves out hours that have ended', () => {
    const hours = mondays(
      [
        [6, 8],
        [9, 12],
      ],
      { from: '2026-11-23', until: '2026-11-23' },
    );
    expect(plan({ hours }).blocks).toEqual([aBlock('2026-11-23', 9, 12)]);
  });

  it('keeps other blocks, and names the ones it joins', () => {
    const other = aBlock('2026-12-05', 9, 11);
    const overlapping = aBlock('2026-12-07', 11, 14);
    const { blocks, merged } = plan({ blocks: [other, overlapping] });
    expect(merged).toEqual([overlapping]);
    expect(blocks).toContainEqual(other);
    expect(blocks).toContainEqual(aBlock('2026-12-07', 9, 14));
  });

  it('changes nothing when all hours exist', () => {
    const { blocks } = plan();
    expect(plan({ blocks })).toMatchObject({ isDone: true, blocks, merged: [], newMinutes: 0, slots: 6 });
  });

  it('counts the slots of the first full week, also with half hours kept free', () => {
    const hours = mondays(
      [
        [8, 12],
        [13.5, 17],
      ],
      { from: '2026-11-25' },
    );
    const blocks = [aBlock('2026-12-05', 9, 11), aBlock('2026-11-30', 8, 9)];
    const { week, slots, spacedSlots, newMinutes } = plan({ hours, blocks });
    expect(week.map((day) => day.slots)).toEqual([15, 0, 0, 0, 0, 4, 0]);
    expect(week[0]?.ranges).toEqual([
      { start: 480, end: 540, isNew: false },
      { start: 540, end: 720, isNew: true },
      { start: 810, end: 1020, isNew: true },
    ]);
    expect([slots, spacedSlots, newMinutes]).toEqual([19, 10, 390]);
  });

  it('names time off that hides new hours', () => {
    const holiday = aTimeOff();
    expect(plan({ timeOff: [holiday, aTimeOff({}, ['2026-12-01', '2026-12-02'])] }).hidden).toEqual([holiday]);
  });

  it('is refused for more than 5,000 blocks', () => {
    const blocks = Array.from({ length: 5_000 }, (_, index) => aBlock(addDays('2027-06-01', index), 9, 10));
    expect(planWeeklyHours({ ...given, blocks })).toMatchObject({ type: 'refused', fault: 'too-many' });
  });
});
