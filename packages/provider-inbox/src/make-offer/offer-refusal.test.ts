import { TeleError } from '@tele/client';
import { describe, expect, it } from 'vitest';
import { atItsTime, fieldOf, refusalOf } from './offer-refusal.ts';

const taken = (fields: Record<string, string> = {}): TeleError =>
  new TeleError('SLOT_TAKEN', 409, { error: 'This time is no longer available.', fields });

describe('a refused offer', () => {
  it('closes the sheet when nothing is left, leads to payouts, or allows a retry', () => {
    const of = (code: 'REQUEST_CLOSED' | 'ALREADY_OFFERED' | 'PAYOUTS_NOT_READY' | 'UNAVAILABLE') =>
      refusalOf(new TeleError(code, 409, { error: 'No.' }));
    expect([of('REQUEST_CLOSED'), of('ALREADY_OFFERED'), of('PAYOUTS_NOT_READY'), of('UNAVAILABLE')]).toEqual([
      'closed',
      'closed',
      'payouts',
      'stay',
    ]);
    expect(refusalOf(new TypeError('x'))).toBe('stay');
  });

  it('shows at the sent row, though the second one was empty', () => {
    const named = fieldOf(['slot1', 'slot3']);
    expect([named('slots.0'), named('slots.1'), named('slots'), named('feeCents')]).toEqual([
      'slot1',
      'slot3',
      'slot1',
      'fee',
    ]);
  });

  it('of one time alone is about that time', () => {
    const fieldsOf = (error: unknown) => (error as TeleError).fields;
    expect(fieldsOf(atItsTime(taken(), ['slot1']))).toEqual({ 'slots.0': 'This time is no longer available.' });
    expect(fieldsOf(atItsTime(taken(), ['slot1', 'slot2']))).toEqual({});
    expect(fieldsOf(atItsTime(taken({ 'slots.1': 'Gone.' }), ['slot1', 'slot2']))).toEqual({ 'slots.1': 'Gone.' });
  });
});
