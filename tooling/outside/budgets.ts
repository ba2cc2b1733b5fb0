import type { Budget } from '../budget.ts';
import { widgetBudgets } from '../widget-budgets.ts';

const { 'until the search form is usable': first, 'with every step': all } = widgetBudgets[0].budgets;

const upTo = (firstCeiling: number, allCeiling: number): { first: Budget; all: Budget } => ({
  first: { goal: first.goal, ceiling: firstCeiling },
  all: { goal: all.goal, ceiling: allCeiling },
});

// `first`: fetched when the form is usable, including some prefetched files.
/** Size of the match widget without React in kB gz, by bundler. */
export const budgets: Readonly<Record<string, { first: Budget; all: Budget }>> = {
  vite: upTo(84, 241),
  esbuild: upTo(100.5, 262.5),
  webpack: upTo(82.5, 249.5),
  rollup: upTo(78, 228.5),
  next: upTo(88, 191.8),
  parcel: upTo(92.5, 287.2),
};
