import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { checkOffer, checkOfferSlots, isOfferFee, offerFaults, type OfferEntry } from './check-offer.ts';

const now = new Date('2026-11-22T23:00:00.000Z');
const [first, second, third, fourth] = [
  '2026-11-23T22:00:00.000Z',
  '2026-11-24T00:00:00.000Z',
  '2026-11-25T03:30:00.000Z',
  '2026-11-26T03:30:00.000Z',
] as const;

const check = (changes: Partial<OfferEntry>) => checkOffer({ fee: '245', slots: [first, '', ''], ...changes }, now);

describe('the six validations of section 5, in their words and at their place', () => {
  it.each<[string, Partial<OfferEntry>, string, 'fee' | 'slots', number?]>([
    ['no fee', { fee: '  ' }, 'Please enter a fee.', 'fee'],
    ['no time', { slots: ['', '', ''] }, 'Please provide at least one date/time slot.', 'slots', 0],
    ['no row for a time', { slots: [] }, 'Please provide at least one date/time slot.', 'slots', 0],
    ['four times', { slots: [first, second, third, fourth] }, 'You can provide at most 3 slots.', 'slots'],
    [
      'a time that has passed',
      { slots: [first, '2026-11-22T22:30:00.000Z'] },
      'All slots must be in the future.',
      'slots',
      1,
    ],
    ['a time that is now', { slots: [now.toISOString()] }, 'All slots must be in the future.', 'slots', 0],
    ['the same time again', { slots: [first, '', first] }, 'Please choose distinct slots.', 'slots', 2],
    ['a fee in words', { fee: 'two hundred' }, 'Fee must be a valid number.', 'fee'],
    ['a fee below nothing', { fee: '-1' }, 'Fee must be a valid number.', 'fee'],
  ])('%s', (_, changes, text, field, row) => {
    const checked = check(changes);
    if (checked.tag !== 'fault') throw new Error('It was taken.');
    expect([offerFaults[checked.fault], checked.field, checked.row]).toEqual([text, field, row]);
  });
});

describe('a time of an offer', () => {
  it.each(['2026-11-23T22:10:00.000Z', '2026-11-23T22:00:01.000Z', '2026-11-23T22:29:59.999Z'])(
    'is on the hour or half hour, which %s is not',
    (slot) => {
      expect(check({ slots: [first, slot] })).toEqual({
        tag: 'fault',
        fault: 'slot-off-grid',
        field: 'slots',
        row: 1,
      });
    },
  );

  it('may be the next half hour, a minute ahead', () => {
    expect(checkOfferSlots([first], new Date(Date.parse(first) - 60_000))).toBeUndefined();
  });

  it('is the same in any format', () => {
    expect(check({ slots: [first, '2026-11-23T22:00:00Z'] })).toMatchObject({ fault: 'slot-twice', row: 1 });
  });

  it('is missing when it is unreadable', () => {
    expect(check({ slots: [first, 'soon'] })).toMatchObject({ fault: 'slot-missing', row: 1 });
  });

  it('is named by its form row, counting empty rows', () => {
    expect(check({ slots: [first, '', '2026-11-22T22:30:00.000Z'] })).toMatchObject({ row: 2 });
  });
});

describe('a valid offer', () => {
  it('sends its fee in cents, and the times that are given', () => {
    expect(check({ fee: '$1,245.50', slots: [first, '', '2026-11-24T00:00:00Z'] })).toEqual({
      tag: 'ok',
      feeCents: 124_550,
      slots: [first, second],
    });
  });

  it('has one, two or three times', () => {
    for (const slots of [[first], [first, second], [first, second, third]]) {
      expect(check({ slots })).toMatchObject({ tag: 'ok', slots });
    }
  });
});

it.each([
  ['0', 0],
  ['0.50', 50],
  ['10000', limits.maxFeeCents],
])('a fee may be %s', (fee, feeCents) => {
  expect(check({ fee })).toMatchObject({ tag: 'ok', feeCents });
});

it.each(['0.49', '0.01', '10000.01', '1e3', 'NaN', 'Infinity', '12.345'])('a fee of %s is refused', (fee) => {
  expect(check({ fee })).toMatchObject({ fault: 'fee-invalid', field: 'fee' });
});

it('a fee is in whole cents, and zero or at least the minimum charge', () => {
  const fees = [0, 50, 24_500, limits.maxFeeCents];
  const wrong = [-1, 1, 49, 49.5, 245.5, limits.maxFeeCents + 1, NaN, Infinity];
  expect([fees.every(isOfferFee), wrong.some(isOfferFee)]).toEqual([true, false]);
});

it('reports one error at a time: missing fee, times, invalid fee', () => {
  expect(check({ fee: '', slots: [] })).toMatchObject({ fault: 'fee-missing' });
  expect(check({ fee: 'x', slots: [] })).toMatchObject({ fault: 'slot-missing' });
});
