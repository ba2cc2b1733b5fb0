import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { profileTypes } from '../registration/profile-types.ts';
import { offerMoney } from './offer-money.ts';

const fee = fc.integer({ min: 0, max: limits.maxFeeCents });
const profileType = fc.constantFrom(...profileTypes);

it('the patient pays the specialist’s share plus our fee, neither negative', () => {
  fc.assert(
    fc.property(fee, profileType, (feeCents, type) => {
      const { paysCents, ourFeeCents, receivesCents } = offerMoney(feeCents, type);
      expect(paysCents).toBe(feeCents);
      expect(ourFeeCents + receivesCents).toBe(paysCents);
      for (const cents of [ourFeeCents, receivesCents]) {
        expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= feeCents).toBe(true);
      }
    }),
  );
});

it.each([
  [0, 0],
  [50, 50],
  [999, 999],
  [1_000, 1_000],
  [1_001, 1_000],
  [24_500, 1_000],
])('the directory keeps 10 AUD of a match, of %i cents no more than there is: %i', (feeCents, ourFeeCents) => {
  expect(offerMoney(feeCents, 'SOLO').ourFeeCents).toBe(ourFeeCents);
});

it.each([
  [0, 0],
  // 7.5
  [50, 8],
  // 9.9
  [66, 10],
  // 10.35
  [69, 10],
  // 10.5
  [70, 11],
  // 17.25
  [115, 17],
  [24_500, 3_675],
  // 3676.5
  [24_510, 3_677],
  [1_000_000, 150_000],
])('the practice keeps 15 %, rounded half up: of %i cents %i', (feeCents, ourFeeCents) => {
  expect(offerMoney(feeCents, 'EUCA_MD').ourFeeCents).toBe(ourFeeCents);
});

it('the practice plan’s fee is 15 %, rounded half up to whole cents', () => {
  fc.assert(
    fc.property(fee, (feeCents) => {
      const tooMuch = offerMoney(feeCents, 'EUCA_MD').ourFeeCents * 100 - feeCents * limits.practiceFeePercent;
      expect(tooMuch > -50 && tooMuch <= 50).toBe(true);
    }),
  );
});

it('a higher fee never leaves its specialist with less', () => {
  fc.assert(
    fc.property(fee, profileType, (feeCents, type) => {
      expect(offerMoney(feeCents + 1, type).receivesCents).toBeGreaterThanOrEqual(
        offerMoney(feeCents, type).receivesCents,
      );
    }),
  );
});
