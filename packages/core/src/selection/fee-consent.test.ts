import { expect, it } from 'vitest';
import { feeConsentTexts, feeConsentVersion } from './fee-consent.ts';

it('gets a new version with each change of the texts', () => {
  const { question, upToHint, anyFeeHint, ...rest } = feeConsentTexts;
  const texts = { ...rest, question: question('consultation'), more: upToHint('Doctors'), any: anyFeeHint('doctor') };
  expect({ version: feeConsentVersion, texts }).toEqual({
    version: '2026-11-28',
    texts: {
      question: 'The most you’ll pay for the consultation',
      upTo: 'Up to',
      more: 'Doctors who ask for more cannot accept.',
      anyFee: 'Any fee',
      any: 'The doctor sets the fee when they accept. You’ll be booked at that fee.',
      required: 'Enter the most you’ll pay, or choose Any fee.',
    },
  });
});
