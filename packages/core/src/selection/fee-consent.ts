/** The version stored with each request. Change it with any text below. */
export const feeConsentVersion = '2026-11-28';

/** The English texts a patient agrees to before a request is sent (product.md 'Informed consent to the fee'). */
export const feeConsentTexts = {
  question: (meeting: string) => `The most you’ll pay for the ${meeting}`,
  upTo: 'Up to',
  upToHint: (professionals: string) => `${professionals} who ask for more cannot accept.`,
  anyFee: 'Any fee',
  anyFeeHint: (professional: string) =>
    `The ${professional} sets the fee when they accept. You’ll be booked at that fee.`,
  required: 'Enter the most you’ll pay, or choose Any fee.',
} as const;
