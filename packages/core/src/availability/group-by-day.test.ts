import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const slot = (startISO: string) => ({ startISO, endISO: startISO });

describe('groupByDay', () => {
  it('puts slots under the day of the zone shown, in order', () => {
    const slots = ['2026-11-24T13:00:00Z', '2026-11-23T12:30:00Z', '2026-11-23T13:00:00Z'].map(slot);
    expect(groupByDay(slots, 'Australia/Sydney')).toEqual([
      { dayKey: '2026-11-23', slots: [slot('2026-11-23T12:30:00Z')] }, // 11:30 pm
      { dayKey: '2026-11-24', slots: [slot('2026-11-23T13:00:00Z')] }, // midnight
      { dayKey: '2026-11-25', slots: [slot('2026-11-24T13:00:00Z')] },
    ]);
    expect(groupByDay(slots, 'Australia/Perth').map(({ dayKey }) => dayKey)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('gives clock-change days their 23 or 25 hours', () => {
    const spring = ['2026-10-03T14:00:00Z', '2026-10-04T12:59:00Z', '2026-10-04T13:00:00Z'].map(slot);
    expect(groupByDay(spring, 'Australia/Sydney').map((day) => [day.dayKey, day.slots.length])).toEqual([
      ['2026-10-04', 2],
      ['2026-10-05', 1],
    ]);
    const autumn = ['2027-04-03T13:00:00Z', '2027-04-04T13:59:00Z', '2027-04-04T14:00:00Z'].map(slot);
    expect(groupByDay(autumn, 'Australia/Sydney').map((day) => [day.dayKey, day.slots.length])).toEqual([
      ['2027-04-04', 2],
      ['2027-04-05', 1],
    ]);
  });

  it('does not change its input', () => {
    const slots = Object.freeze(['2026-11-24T13:00:00Z', '2026-11-23T12:30:00Z'].map(slot));
    expect(groupByDay(slots, 'Australia/Sydney')).toHaveLength(2);
    expect(groupByDay([], 'Australia/Sydney')).toEqual([]);
  });
});
