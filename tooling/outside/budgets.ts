import type { Budget } from '../budget.ts';
import { widgetBudgets } from '../widget-budgets.ts';

const { 'until the search form is usable': first, 'with every step': all } = widgetBudgets[0].budgets;

const upTo = (firstCeiling: number, allCeiling: number): { first: Budget; all: Budget } => ({
  first: { goal: first.goal, ceiling: firstCeiling },
  all: { goal: all.goal, ceiling: allCeiling },
});

/** What the match widget costs a page beside React, in kB gz, by who bundles it: the goals are the same for all, each has its own overhead. */
export const budgets: Readonly<Record<string, { first: Budget; all: Budget }>> = {
  vite: upTo(72.5, 120.2),
  esbuild: upTo(79.9, 126.8),
  webpack: upTo(71.9, 120),
  rollup: upTo(67.5, 113.7),
  next: upTo(76.4, 127.9),
  parcel: upTo(81.6, 136.3),
};
