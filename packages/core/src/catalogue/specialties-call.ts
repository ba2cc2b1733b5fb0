import type { ProfessionId } from './professions.ts';

export type SpecialtiesCall = 'availableSpecialties' | 'professionSpecialties';

const ownCalls: Readonly<Partial<Record<ProfessionId, SpecialtiesCall>>> = { doctor: 'availableSpecialties' };

export function specialtiesCallOf(profession: ProfessionId): SpecialtiesCall {
  return ownCalls[profession] ?? 'professionSpecialties';
}
