import type { ProfessionId } from '../catalogue/professions.ts';
import type { Category } from '../registration/category.ts';

const loads: Readonly<Record<ProfessionId, () => Promise<Category>>> = {
  doctor: () => import('./doctor/category.ts').then((part) => part.doctor),
  education: () => import('./education/category.ts').then((part) => part.education),
  'allied-health': () => import('./allied-health/category.ts').then((part) => part.alliedHealth),
  coaching: () => import('./coaching/category.ts').then((part) => part.coaching),
  beauty: () => import('./beauty/category.ts').then((part) => part.beauty),
  migration: () => import('./migration/category.ts').then((part) => part.migration),
  legal: () => import('./legal/category.ts').then((part) => part.legal),
  financial: () => import('./financial/category.ts').then((part) => part.financial),
  'real-estate': () => import('./real-estate/category.ts').then((part) => part.realEstate),
  'home-design': () => import('./home-design/category.ts').then((part) => part.homeDesign),
  tech: () => import('./tech/category.ts').then((part) => part.tech),
  pets: () => import('./pets/category.ts').then((part) => part.pets),
};

/** Loads a category's registration requirements, each in its own chunk. Rejects if the chunk cannot be fetched. */
export function loadCategory(profession: ProfessionId): Promise<Category> {
  return loads[profession]();
}
