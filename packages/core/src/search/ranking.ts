import { hasPractice } from '../catalogue/practice.ts';
import type { ProfessionId } from '../catalogue/professions.ts';
import type { Sort } from './filters.ts';

export const rankingInputs = ['specialty', 'state', 'filters', 'practice', 'soonest', 'name', 'reason'] as const;
export type RankingInput = (typeof rankingInputs)[number];

interface Order {
  input: RankingInput;
  column: 'practice' | 'free_from' | 'name' | 'specialist_id';
  descending?: true;
}

/** Sort columns, shared by search and 'How matching works' so they cannot differ. ID breaks ties (product.md). */
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

/** Filters scan this many specialists of a place, in search order. No one pages further. */
export const lookedThrough = 1_000;

/** Ranking inputs to explain, most important first. `reason` reorders within practice and others when featured. */
export function inputsOf(sort: Sort, profession: ProfessionId): RankingInput[] {
  const ordered = new Set(rankings[sort].map(({ input }): RankingInput => input));
  if (!hasPractice(profession)) ordered.delete('practice');
  return ['specialty', 'state', 'filters', ...ordered, ...(sort === 'featured' ? (['reason'] as const) : [])];
}
