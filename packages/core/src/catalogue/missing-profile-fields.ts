import type { ProfessionId } from './professions.ts';
import { visibleFields, type PersonalField } from './visible-fields.ts';

export type ProfileField = 'name' | 'phone' | PersonalField;

/** A profile as far as it is filled in; null for somebody who has none yet. */
type Filled = { readonly [F in ProfileField]?: unknown } | null;

/**
 * What somebody has to add to their profile before they can book in a profession, in the order it is asked: a name and a phone,
 * and what the profession sees. Not everybody has a Medicare number, so that one is never missing.
 */
export function missingProfileFields(profile: Filled, profession: ProfessionId): ProfileField[] {
  const needed: readonly ProfileField[] = ['name', 'phone', ...visibleFields(profession)];
  return needed.filter((field) => field !== 'medicareOrIhi' && !profile?.[field]);
}
