import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateCodes } from '../catalogue/states.ts';
import { limits } from '../limits.ts';
import { zones } from '../time/zones.ts';
import { buildSearchQuery, parseSearchQuery, type SearchValue } from './search-query.ts';

const nothing: SearchValue = { specialty: '', reason: '', state: null, tz: null, feeCapCents: null };

describe('buildSearchQuery', () => {
  it('writes given values', () => {
    const value: SearchValue = {
      specialty: 'Gastroenterology & Hepatology',
      reason: 'Reflux',
      state: 'NSW',
      tz: 'Australia/Perth',
      feeCapCents: 30_050,
    };
    expect(buildSearchQuery(value)).toBe(
      'specialty=Gastroenterology+%26+Hepatology&reason=Reflux&state=NSW&tz=Australia%2FPerth&feeCap=300.50',
    );
  });

  it('leaves out missing values', () => {
    expect(buildSearchQuery({ ...nothing, specialty: 'Cardiology' })).toBe('specialty=Cardiology');
    expect(buildSearchQuery(nothing)).toBe('');
  });

  it('is read back as the same value', () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map((each) => each.trim());
    const value = fc.record({
      specialty: text(20),
      reason: text(60),
      state: fc.option(fc.constantFrom(...stateCodes)),
      tz: fc.option(fc.constantFrom(...zones.map((zone) => zone.id))),
      feeCapCents: fc.option(fc.integer({ min: 1, max: limits.maxFeeCents })),
    });
    fc.assert(
      fc.property(value, (given) => {
        expect(parseSearchQuery(buildSearchQuery(given))).toEqual(given);
      }),
    );
  });
});

describe('parseSearchQuery', () => {
  it.each(['', '?', '?state=XX&tz=Europe/Paris&feeCap=free', 'feeCap=0', 'feeCap=99999999', '%%%=%zz&tz'])(
    'takes %j for nothing given',
    (search) => {
      expect(parseSearchQuery(search)).toEqual(nothing);
    },
  );

  it('reads a leading question mark, a lower-case state and whole dollars', () => {
    expect(parseSearchQuery('?specialty=%20Cardiology%20&state=nsw&feeCap=300')).toEqual({
      ...nothing,
      specialty: 'Cardiology',
      state: 'NSW',
      feeCapCents: 30_000,
    });
  });

  it('cuts a reason at the API’s maximum length', () => {
    const { reason } = parseSearchQuery(new URLSearchParams({ reason: 'x'.repeat(limits.reasonLength + 5) }));
    expect(reason).toHaveLength(limits.reasonLength);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(() => parseSearchQuery(search)).not.toThrow();
      }),
    );
  });
});
