import type { ProfessionId } from './professions.ts';
import { visibleFields } from './visible-fields.ts';

/** What a profile may hold, in the order it is asked. */
export const profileFields = ['name', 'phone', 'gender', 'dob', 'medicareOrIhi', 'address'] as const;
export type ProfileField = (typeof profileFields)[number];

/** A profile as far as it is filled in; null for somebody who has none yet. */
type Filled = { readonly [F in ProfileField]?: unknown } | null;

/**
 * What somebody has to add to their profile before they can book in a profession, in the order it is asked: a name and a phone,
 * and what the profession sees. Not everybody has a Medicare number, so that one is never missing, nor is what is `onFile` without
 * being shown, as on a partner's page.
 */
export function missingProfileFields(
  profile: Filled,
  profession: ProfessionId,
  onFile: readonly ProfileField[] = [],
): ProfileField[] {
  const needed: readonly ProfileField[] = ['name', 'phone', ...visibleFields(profession)];
  return needed.filter((field) => field !== 'medicareOrIhi' && !profile?.[field] && !onFile.includes(field));
}
