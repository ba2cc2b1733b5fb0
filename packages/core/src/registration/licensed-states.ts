import { stateCodes, type StateCode } from '../catalogue/states.ts';
import type { Category } from './category.ts';
import { groupsNeeded, licenceKind, type Licence } from './licences.ts';

/**
 * The states in which somebody is found under a specialty by their licences, in the order of the catalogue; none where an address decides:
 * in a category that is not bound to places, and for work that needs no licence.
 */
export function licensedStates(category: Category, specialty: string, licences: readonly Licence[]): StateCode[] {
  if (category.placeBound === undefined) return [];
  const needed = groupsNeeded(category, specialty);
  const held = licences.flatMap(({ kind }) => licenceKind(category, kind) ?? []);
  const states = new Set(held.filter(({ group }) => needed.includes(group)).flatMap((one) => one.states));
  return stateCodes.filter((state) => states.has(state));
}
