import type { Side } from '../places.ts';

export type Known = { sides: readonly Side[] } | null;

const homeFirst: readonly Side[] = ['staff', 'specialist', 'patient'];

/** Sides a person can use, home first. Without a patient profile, all but specialists are patients. */
export function sidesOf(known: Known): readonly Side[] {
  if (!known) return ['patient', 'specialist'];
  const { sides } = known;
  return homeFirst.filter((side) => sides.includes(side) || (side === 'patient' && !sides.includes('specialist')));
}

export const isPatient = (known: Known): boolean => known?.sides.includes('patient') ?? true;
export const isSpecialist = (known: Known): boolean => known?.sides.includes('specialist') ?? false;
export const isStaff = (known: Known): boolean => known?.sides.includes('staff') ?? false;
