import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { specialistFees } from './specialist-fees.ts';

it('charges all specialists the acceptance fee, and an amount or share for offers', () => {
  expect(specialistFees('SOLO')).toEqual({
    acceptanceFeeCents: limits.acceptanceFeeCents,
    offerFee: { cents: 1_000 },
    example: { paysCents: 20_000, ourFeeCents: 1_000, receivesCents: 19_000 },
  });
  expect(specialistFees('EUCA_MD')).toEqual({
    acceptanceFeeCents: limits.acceptanceFeeCents,
    offerFee: { percent: 15 },
    example: { paysCents: 20_000, ourFeeCents: 3_000, receivesCents: 17_000 },
  });
});
