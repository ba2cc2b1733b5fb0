import type { ProfessionId } from './professions.ts';

/** What a person may tell of themselves beside name, e-mail, phone and reason, which every specialist they book sees. */
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

/** The personal fields a specialist of a profession sees of the person who booked them (product.md 'What a booking is for the people in it'). */
export function visibleFields(profession: ProfessionId): readonly PersonalField[] {
  return byProfession[profession];
}

/** Whether a booking in this category collects health information. */
export function isHealth(profession: ProfessionId): boolean {
  return visibleFields(profession).includes('medicareOrIhi');
}
