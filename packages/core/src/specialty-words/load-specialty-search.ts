import type { ProfessionId } from '../catalogue/professions.ts';
import type { SpecialtySearch } from './specialty-search.ts';
import type { SpecialtyWords } from './words/words.ts';

const loads: Readonly<Record<ProfessionId, () => Promise<SpecialtyWords>>> = {
  doctor: () => import('./words/doctor.ts').then((part) => part.doctor),
  education: () => import('./words/education.ts').then((part) => part.education),
  'allied-health': () => import('./words/allied-health.ts').then((part) => part.alliedHealth),
  coaching: () => import('./words/coaching.ts').then((part) => part.coaching),
  beauty: () => import('./words/beauty.ts').then((part) => part.beauty),
  migration: () => import('./words/migration.ts').then((part) => part.migration),
  legal: () => import('./words/legal.ts').then((part) => part.legal),
  financial: () => import('./words/financial.ts').then((part) => part.financial),
  'real-estate': () => import('./words/real-estate.ts').then((part) => part.realEstate),
  'home-design': () => import('./words/home-design.ts').then((part) => part.homeDesign),
  tech: () => import('./words/tech.ts').then((part) => part.tech),
  pets: () => import('./words/pets.ts').then((part) => part.pets),
};

export function loadSpecialtyWords(profession: ProfessionId): Promise<SpecialtyWords> {
  return loads[profession]();
}

/** Loads a category's everyday words and creates the search. */
export async function loadSpecialtySearch(profession: ProfessionId): Promise<SpecialtySearch> {
  const [{ specialtySearch }, words] = await Promise.all([
    import('./specialty-search.ts'),
    loadSpecialtyWords(profession),
  ]);
  return specialtySearch(words);
}
