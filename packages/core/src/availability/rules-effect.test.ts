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

describe('slots removed by notice and break', () => {
  it('are none without either rule', () => {
    expect(rulesEffect({ ...given, rules: defaultWorkingRules })).toBeNull();
    expect(rulesEffect(given)).toBeNull();
  });

  it('are those within a longer notice, on the first affected day', () => {
    // From 11:12 there are 11:30 to 13:30; with four hours none of them is left.
    expect(rulesEffect({ ...given, rules: { noticeHours: 2, keepsHalfHour: false } })).toEqual({
      dayKey: '2026-11-23',
      offered: 3,
      instead: 5,
    });
    expect(rulesEffect({ ...given, rules: { noticeHours: 4, keepsHalfHour: false } })).toMatchObject({ offered: 0 });
  });

  it('are the half hours around a booking, kept free by the break', () => {
    expect(rulesEffect({ ...given, rules: { noticeHours: 1, keepsHalfHour: true } })).toEqual({
      dayKey: '2026-11-24',
      offered: 5,
      instead: 7,
    });
  });

  it('exclude slots that are hidden anyway', () => {
    const hidden = [aBlock('2026-11-23', 0, 24), aBlock('2026-11-24', 8.5, 10)];
    expect(rulesEffect({ ...given, hidden, rules: { noticeHours: 12, keepsHalfHour: true } })).toBeNull();
  });
});
