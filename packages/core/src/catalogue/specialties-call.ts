import type { ProfessionId } from './professions.ts';

export type SpecialtiesCall = 'availableSpecialties' | 'professionSpecialties';

/** Categories with their own specialties endpoint (spec section 7). */
const ownCalls: Readonly<Partial<Record<ProfessionId, SpecialtiesCall>>> = { doctor: 'availableSpecialties' };

/** Call that lists a profession's specialties: GET /specialties/available, or /:profession/specialties. */
export function specialtiesCallOf(profession: ProfessionId): SpecialtiesCall {
  return ownCalls[profession] ?? 'professionSpecialties';
}
