import { describe, expect, it } from 'vitest';
import { feeAgreementOf, feeAmount, noFeeChoice, readFeeChoice } from './fee-choice.ts';

const picks = [{ feeFromCents: 25_500 }, { feeFromCents: null }];

describe('the most a patient will pay', () => {
  it('is the suggested amount until something is typed', () => {
    expect(feeAmount(noFeeChoice, null, picks)).toBe(26_000);
    expect(feeAmount(noFeeChoice, 20_000, picks)).toBe(20_000);
  });

  it('keeps a typed amount when a pick goes', () => {
    expect(feeAmount({ anyFee: false, typedCents: 30_000 }, null, [])).toBe(30_000);
    expect(feeAmount({ anyFee: false, typedCents: null }, 20_000, picks)).toBeNull();
  });

  it('is agreed only with an amount or any fee', () => {
    expect(feeAgreementOf(noFeeChoice, null)).toBeNull();
    expect(feeAgreementOf(noFeeChoice, 26_000)).toEqual({ feeCapCents: 26_000, anyFee: false });
    expect(feeAgreementOf({ anyFee: true }, 26_000)).toEqual({ feeCapCents: null, anyFee: true });
  });

  it('is read as it was kept, and never as any fee by mistake', () => {
    for (const choice of [{ anyFee: true, typedCents: 30_000 }, { anyFee: false, typedCents: null }, noFeeChoice])
      expect(readFeeChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
    for (const broken of [
      null,
      'any',
      { anyFee: 'true' },
      { typedCents: -5 },
      { typedCents: '300' },
      { typedCents: 30_050 },
    ])
      expect(readFeeChoice(broken)).toEqual(noFeeChoice);
  });
});
