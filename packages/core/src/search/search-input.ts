import type { ProfessionId } from '../catalogue/professions.ts';
import { limits } from '../limits.ts';
import type { SearchValue } from './search-query.ts';

/** What decides the answer of a search; the zone and the maximum fee do not. */
export type SpecialistSearch = Pick<SearchValue, 'specialty' | 'reason' | 'state'>;

/** The input of POST /specialists/search (spec section 7). Whoever reads ahead must ask just what the screen asks, or it is read twice. */
export const searchInput = (profession: ProfessionId, { specialty, reason, state }: SpecialistSearch) => ({
  body: {
    profession,
    specialty,
    mode: 'EITHER' as const,
    limit: limits.searchLimit,
    ...(reason && { reason }),
    ...(state && { state, location: { state } }),
  },
});
