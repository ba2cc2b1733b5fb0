import { checkFee, type SearchValue } from '@tele/core';
import type { MoneyValue } from '@tele/ui';

export interface SearchDraft extends Omit<SearchValue, 'feeCapCents'> {
  feeCap: MoneyValue;
}

export type SearchProblems = Partial<Record<'specialty' | 'feeCap', string>>;

/** What must be put right before a search, in the order of the form (spec section 5 'Search and results'). */
export const checkSearch = ({ specialty, feeCap }: SearchDraft): SearchProblems => {
  const problems: SearchProblems = {};
  if (specialty === '') problems.specialty = 'Please choose a specialty.';
  const cap = feeCap === null ? null : checkFee(feeCap === 'invalid' ? null : feeCap, null);
  if (cap?.tag === 'invalid') problems.feeCap = cap.message;
  return problems;
};
