import { feeRule, type SearchValue } from '@tele/core';
import type { MoneyValue } from '@tele/ui';

export interface SearchDraft extends Omit<SearchValue, 'feeCapCents'> {
  feeCap: MoneyValue;
}

export interface SearchProblems {
  specialty?: 'missing';
  feeCap?: 'invalid';
}

/** What must be put right before a search, in the order of the form (spec section 5 'Search and results'). */
export const checkSearch = ({ specialty, feeCap }: SearchDraft): SearchProblems => {
  const problems: SearchProblems = {};
  if (specialty === '') problems.specialty = 'missing';
  const cap = feeCap === null ? null : feeRule.check(feeCap);
  if (cap?.tag === 'fault') problems.feeCap = 'invalid';
  return problems;
};
