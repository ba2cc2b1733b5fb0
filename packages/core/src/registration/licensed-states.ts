import { stateCodes, type StateCode } from '../catalogue/states.ts';
import type { Category } from './category.ts';
import { groupsNeeded, licenceKind, type Licence } from './licences.ts';

/** States from the licences for a specialty. Empty where the address decides: unbound or unlicensed work. */
export function licensedStates(category: Category, specialty: string, licences: readonly Licence[]): StateCode[] {
  if (category.placeBound === undefined) return [];
  const needed = groupsNeeded(category, specialty);
  const held = licences.flatMap(({ kind }) => licenceKind(category, kind) ?? []);
  const states = new Set(held.filter(({ group }) => needed.includes(group)).flatMap((one) => one.states));
  return stateCodes.filter((state) => states.has(state));
}
