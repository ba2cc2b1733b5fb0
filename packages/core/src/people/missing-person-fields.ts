import { missingProfileFields, type ProfileField } from '../catalogue/missing-profile-fields.ts';
import type { ProfessionId } from '../catalogue/professions.ts';

const theirs = ['name', 'gender', 'dob', 'medicareOrIhi'] as const satisfies readonly ProfileField[];
const ours = ['name', 'phone', 'address'] as const satisfies readonly ProfileField[];
export type PersonField = (typeof theirs)[number];

/** Missing details of the person booked for in a profession. Medicare is always optional. */
export function missingPersonFields(
  person: { readonly [F in PersonField]?: unknown },
  profession: ProfessionId,
): PersonField[] {
  const missing = missingProfileFields({ ...person, phone: true, address: true }, profession);
  return theirs.filter((field) => missing.includes(field));
}

/** Missing contact details of the account holder: name, phone, and an address if the profession sees one. */
export function missingContactFields(...known: Parameters<typeof missingProfileFields>): ProfileField[] {
  const missing = missingProfileFields(...known);
  return ours.filter((field) => missing.includes(field));
}
