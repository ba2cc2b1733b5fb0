import { hasPractice } from '../catalogue/practice.ts';
import type { ProfessionId } from '../catalogue/professions.ts';
import type { Sort } from './filters.ts';

/** What decides where somebody stands among the results. */
export const rankingInputs = ['specialty', 'state', 'filters', 'practice', 'soonest', 'name', 'reason'] as const;
export type RankingInput = (typeof rankingInputs)[number];

/** A column that results are ordered by, and which way. */
interface Order {
  input: RankingInput;
  column: 'practice' | 'free_from' | 'name' | 'specialist_id';
  descending?: true;
}

/**
 * The order of each sort: the search orders by these columns, and 'How matching works' tells them, so that they cannot differ
 * (product.md 'Ranking of search results'). The id only keeps two of one name apart.
 */
export const rankings = {
  featured: [
    { input: 'practice', column: 'practice', descending: true },
    { input: 'soonest', column: 'free_from' },
    { input: 'name', column: 'name' },
    { input: 'name', column: 'specialist_id' },
  ],
  soonest: [
    { input: 'soonest', column: 'free_from' },
    { input: 'name', column: 'name' },
    { input: 'name', column: 'specialist_id' },
  ],
} as const satisfies Record<Sort, readonly Order[]>;

/** Filters look through so many of a place at most, in the order of search; beyond them nobody could be read anyway. */
export const lookedThrough = 1_000;

/**
 * What is told of the order of a sort in a category, most important first: `reason` re-orders within the practice and the others, when it is
 * featured.
 */
export function inputsOf(sort: Sort, profession: ProfessionId): RankingInput[] {
  const ordered = new Set(rankings[sort].map(({ input }): RankingInput => input));
  if (!hasPractice(profession)) ordered.delete('practice');
  return ['specialty', 'state', 'filters', ...ordered, ...(sort === 'featured' ? (['reason'] as const) : [])];
}
