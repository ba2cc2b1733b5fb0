import { limits, type SearchValue } from '@tele/core';

export interface SearchDraft extends SearchValue {
  /** What stands in the field is not an amount. */
  feeCapInvalid: boolean;
}

export type SearchProblems = Partial<Record<'specialty' | 'feeCap', string>>;

/** What must be put right before a search, in the order of the form (spec section 5 'Search and results'). */
export const checkSearch = ({ specialty, feeCapCents, feeCapInvalid }: SearchDraft): SearchProblems => {
  const problems: SearchProblems = {};
  if (specialty === '') problems.specialty = 'Please choose a specialty.';
  const outside = feeCapCents !== null && (feeCapCents <= 0 || feeCapCents > limits.maxFeeCents);
  if (feeCapInvalid || outside) problems.feeCap = 'Please enter a valid fee in AUD (e.g., 250)';
  return problems;
};
