import { describe, expect, it } from 'vitest';
import { entryOf, isWhole, slotOf, timesOfDay } from './slot-entry.ts';

describe('a time of an offer', () => {
  it('is on the wall clock of Sydney, in summer and in winter', () => {
    expect(slotOf({ day: '2026-11-25', time: '09:00' })).toBe('2026-11-24T22:00:00.000Z');
    expect(slotOf({ day: '2027-07-14', time: '09:00' })).toBe('2027-07-13T23:00:00.000Z');
  });

  it('is read back as it was entered', () => {
    expect(entryOf('2026-11-24T22:30:00.000Z')).toEqual({ day: '2026-11-25', time: '09:30' });
  });

  it.each([
    { day: '', time: '09:00' },
    { day: '2026-11-25', time: '' },
  ])('is none while $day $time is not whole', (entry) => {
    expect(isWhole(entry)).toBe(false);
    expect(slotOf(entry)).toBe('');
  });

  it('is on the hour or the half hour', () => {
    expect(timesOfDay).toHaveLength(48);
    expect([timesOfDay[0], timesOfDay[19], timesOfDay[47]]).toEqual(['00:00', '09:30', '23:30']);
  });
});
