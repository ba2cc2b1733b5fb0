import { describe, expect, it } from 'vitest';
import { daysOff, rulesBody, rulesFields, rulesOf, timeOffBody, timeOffRules } from './working-time-form.ts';

describe('time off', () => {
  it('covers whole days in Sydney, including the last, across daylight saving', () => {
    const span = timeOffBody({ first: '2027-04-03', last: '2027-04-04' });
    expect(span).toEqual({
      startISO: '2027-04-02T13:00:00.000Z', // Sat 3 Apr, 0:00 AEDT
      endISO: '2027-04-04T14:00:00.000Z', // Mon 5 Apr, 0:00 AEST
    });
    expect(daysOff(span)).toEqual({ first: '2027-04-03', last: '2027-04-04', count: 2 });
  });

  it('covers one day when first and last are the same', () => {
    const span = timeOffBody({ first: '2026-12-04', last: '2026-12-04' });
    expect(daysOff(span)).toEqual({ first: '2026-12-04', last: '2026-12-04', count: 1 });
  });
});

describe('the days of time off', () => {
  const faults = (first: string, last: string) => {
    const rules = timeOffRules({ first, last });
    return [rules.first.check(first), rules.last.check(last)].map((one) => (one.tag === 'fault' ? one.fault : 'ok'));
  };

  it('require the last day not to be before the first', () => {
    expect(faults('2026-12-14', '2026-12-14')).toEqual(['ok', 'ok']);
    expect(faults('2026-12-14', '2026-12-13')).toEqual(['ok', 'last-before-first']);
    expect(faults('', '2026-12-13')).toEqual(['first-missing', 'ok']);
    expect(faults('2026-12-14', '')).toEqual(['ok', 'last-missing']);
  });
});

describe('notice and break', () => {
  it('survive a round trip', () => {
    const entries = rulesOf({ noticeHours: 24, keepsHalfHour: true });
    expect(entries).toEqual({ noticeHours: '24', keepsHalfHour: 'kept' });
    const notice = rulesFields.noticeHours.check(entries.noticeHours);
    expect(notice).toEqual({ tag: 'ok', value: 24 });
    expect(rulesBody({ noticeHours: 24, keepsHalfHour: true })).toEqual({ noticeHours: 24, keepsHalfHour: true });
    expect(rulesFields.noticeHours.check('3')).toEqual({ tag: 'fault', fault: 'notice-missing' });
  });
});
