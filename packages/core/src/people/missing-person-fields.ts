import { missingProfileFields, type ProfileField } from '../catalogue/missing-profile-fields.ts';
import type { ProfessionId } from '../catalogue/professions.ts';

/** What is asked of the other, where somebody books for them. */
const theirs = ['name', 'gender', 'dob', 'medicareOrIhi'] as const satisfies readonly ProfileField[];
/** What is asked of whoever books: how both of them are reached. */
const ours = ['name', 'phone', 'address'] as const satisfies readonly ProfileField[];
export type PersonField = (typeof theirs)[number];

/** What a booking in a profession lacks of somebody it is for; not everybody has a Medicare number, so that one is never missing. */
export function missingPersonFields(
  person: { readonly [F in PersonField]?: unknown },
  profession: ProfessionId,
): PersonField[] {
  const missing = missingProfileFields({ ...person, phone: true, address: true }, profession);
  return theirs.filter((field) => missing.includes(field));
}

/** What it lacks of whoever books for another: a name, a phone, and an address where the profession sees one. */
export function missingContactFields(...known: Parameters<typeof missingProfileFields>): ProfileField[] {
  const missing = missingProfileFields(...known);
  return ours.filter((field) => missing.includes(field));
}
