import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { offerCalls } from './offer.ts';
import { requestCalls } from './open-request.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('the body of an offer', () => {
  const body = { requestId: 'req_1', feeCents: 24_500, slots: ['2026-11-23T22:00:00.000Z'] };
  const offered = (changes: object) => said(offerCalls.createOffer.body, { ...body, ...changes });
  const slot = 'Give each time as an ISO time in UTC, such as 2026-12-01T23:30:00.000Z.';

  it('accepts a fee of zero, of the minimum charge, and of the maximum', () => {
    for (const feeCents of [0, limits.minChargeCents, limits.maxFeeCents]) expect(offered({ feeCents })).toEqual([]);
  });

  it.each([-1, 1, 245.5, NaN, Infinity, limits.maxFeeCents + 1, '24500', true])('refuses a fee of %s', (feeCents) => {
    expect(offered({ feeCents })).toEqual([['feeCents', 'Fee must be a valid number.']]);
  });

  it.each([undefined, null])('requires a fee that is %s', (feeCents) => {
    expect(offered({ feeCents })).toEqual([['feeCents', 'Please enter a fee.']]);
  });

  it('requires one to three times, each in UTC', () => {
    expect(offered({ slots: [] })).toEqual([['slots', 'Please provide at least one date/time slot.']]);
    expect(offered({ slots: Array(4).fill(body.slots[0]) })).toEqual([['slots', 'You can provide at most 3 slots.']]);
    for (const wrong of ['2026-11-23', '2026-11-24T09:00:00+11:00', '2026-02-30T09:00:00.000Z', '', 'soon', 1]) {
      expect(offered({ slots: [body.slots[0], wrong] })).toEqual([['slots.1', slot]]);
    }
  });

  it('refuses unknown fields', () => {
    expect(offered({ receivesCents: 24_500 })).toHaveLength(1);
  });
});

describe('the body of a request for times', () => {
  const body = { profession: 'doctor', specialty: 'Cardiology', timeframe: 'this-week' };
  const asked = (changes: object) => said(requestCalls.createOpenRequest.body, { ...body, ...changes });

  it('requires only a profession, a specialty and a timeframe', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ state: null, reason: null, timeframeWords: null })).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['no profession', { profession: undefined }, 'profession', 'Unknown profession.'],
    ['no specialty', { specialty: ' ' }, 'specialty', 'Please choose a specialty.'],
    ['no timeframe', { timeframe: undefined }, 'timeframe', 'Choose when suits you.'],
    ['another timeframe', { timeframe: 'someday' }, 'timeframe', 'Choose when suits you.'],
    ['own words without any', { timeframe: 'own-words' }, 'timeframeWords', 'Tell us when suits you.'],
    [
      'own words that are empty',
      { timeframe: 'own-words', timeframeWords: ' ' },
      'timeframeWords',
      'Tell us when suits you.',
    ],
    [
      'own words without end',
      { timeframe: 'own-words', timeframeWords: 'x'.repeat(201) },
      'timeframeWords',
      'Use up to 200 characters.',
    ],
    ['another state', { state: 'XX' }, 'state', 'Choose an Australian state or territory.'],
  ])('refuses %s', (_, changes, path, text) => {
    expect(asked(changes)).toEqual([[path, text]]);
  });

  it('refuses unknown fields, such as the patient', () => {
    expect(asked({ patientId: 'usr_1' })).toHaveLength(1);
  });
});
