import type { ProfessionId } from './professions.ts';

export type SpecialtiesCall = 'availableSpecialties' | 'professionSpecialties';

/** The categories whose specialties have a call of their own (spec section 7). */
const ownCalls: Readonly<Partial<Record<ProfessionId, SpecialtiesCall>>> = { doctor: 'availableSpecialties' };

/** The call that answers which specialties of a profession can be searched: GET /specialties/available, or /:profession/specialties. */
export function specialtiesCallOf(profession: ProfessionId): SpecialtiesCall {
  return ownCalls[profession] ?? 'professionSpecialties';
}
