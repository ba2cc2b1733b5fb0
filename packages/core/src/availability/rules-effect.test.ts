import { describe, expect, it } from 'vitest';
import { aBlock } from '../testing/availability.ts';
import { rulesEffect } from './rules-effect.ts';
import { defaultWorkingRules } from './working-rules.ts';

// Monday 23 November 2026, 10:12 am in Sydney (AEDT, +11).
const now = new Date('2026-11-22T23:12:00.000Z');
const given = {
  blocks: [aBlock('2026-11-23', 11, 14), aBlock('2026-11-24', 8, 12)],
  busy: [{ startISO: aBlock('2026-11-24', 9).startISO }],
  now,
  days: 30,
};

describe('what notice and break take from a day', () => {
  it('is nothing with neither', () => {
    expect(rulesEffect({ ...given, rules: defaultWorkingRules })).toBeNull();
    expect(rulesEffect(given)).toBeNull();
  });

  it('is what a longer notice hides of the first day that it reaches', () => {
    // From 11:12 there are 11:30 to 13:30; with four hours none of them is left.
    expect(rulesEffect({ ...given, rules: { noticeHours: 2, keepsHalfHour: false } })).toEqual({
      dayKey: '2026-11-23',
      offered: 3,
      instead: 5,
    });
    expect(rulesEffect({ ...given, rules: { noticeHours: 4, keepsHalfHour: false } })).toMatchObject({ offered: 0 });
  });

  it('is the half hours beside a booking, which the break keeps free', () => {
    expect(rulesEffect({ ...given, rules: { noticeHours: 1, keepsHalfHour: true } })).toEqual({
      dayKey: '2026-11-24',
      offered: 5,
      instead: 7,
    });
  });

  it('counts nothing that is hidden anyway', () => {
    const hidden = [aBlock('2026-11-23', 0, 24), aBlock('2026-11-24', 8.5, 10)];
    expect(rulesEffect({ ...given, hidden, rules: { noticeHours: 12, keepsHalfHour: true } })).toBeNull();
  });
});
