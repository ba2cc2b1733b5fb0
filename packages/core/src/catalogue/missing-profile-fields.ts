import type { ProfessionId } from './professions.ts';
import { visibleFields } from './visible-fields.ts';

export const profileFields = ['name', 'phone', 'gender', 'dob', 'medicareOrIhi', 'address'] as const;
export type ProfileField = (typeof profileFields)[number];

type Filled = { readonly [F in ProfileField]?: unknown } | null;

/** Fields missing for a booking, in form order. Medicare is optional. Hidden `onFile` details are not missing. */
export function missingProfileFields(
  profile: Filled,
  profession: ProfessionId,
  onFile: readonly ProfileField[] = [],
): ProfileField[] {
  const needed: readonly ProfileField[] = ['name', 'phone', ...visibleFields(profession)];
  return needed.filter((field) => field !== 'medicareOrIhi' && !profile?.[field] && !onFile.includes(field));
}
