import type { ProfessionId } from './professions.ts';

/** Optional personal details. Name, email, phone and reason are always visible to the booked specialist. */
export type PersonalField = 'gender' | 'dob' | 'medicareOrIhi' | 'address';

const health: readonly PersonalField[] = ['gender', 'dob', 'medicareOrIhi', 'address'];
const place: readonly PersonalField[] = ['address'];
const nothing: readonly PersonalField[] = [];

const byProfession: Readonly<Record<ProfessionId, readonly PersonalField[]>> = {
  doctor: health,
  education: nothing,
  'allied-health': health,
  coaching: nothing,
  beauty: nothing,
  migration: nothing,
  legal: nothing,
  financial: nothing,
  'real-estate': place,
  'home-design': place,
  tech: nothing,
  pets: nothing,
};

/** Personal fields that a booked specialist of a profession sees (product.md). */
export function visibleFields(profession: ProfessionId): readonly PersonalField[] {
  return byProfession[profession];
}

export function isHealth(profession: ProfessionId): boolean {
  return visibleFields(profession).includes('medicareOrIhi');
}
