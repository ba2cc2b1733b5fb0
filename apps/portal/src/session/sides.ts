import type { Side } from '../places.ts';

/** What `GET /auth/me` says of an account; null while nobody is known. */
export type Known = { sides: readonly Side[] } | null;

const homeFirst: readonly Side[] = ['staff', 'specialist', 'patient'];

/**
 * Sides a person can use, their home first. Without a patient profile everyone but a specialist is on the patient's side too: a specialist's news and
 * appointments stay in view until their first booking. For an unknown person the API decides.
 */
export function sidesOf(known: Known): readonly Side[] {
  if (!known) return ['patient', 'specialist'];
  const { sides } = known;
  return homeFirst.filter((side) => sides.includes(side) || (side === 'patient' && !sides.includes('specialist')));
}

export const isPatient = (known: Known): boolean => known?.sides.includes('patient') ?? true;
export const isSpecialist = (known: Known): boolean => known?.sides.includes('specialist') ?? false;
export const isStaff = (known: Known): boolean => known?.sides.includes('staff') ?? false;
