import type { Category } from './category.ts';
import { groupsNeeded } from './licences.ts';

/** What staff confirm of an application before they approve it, in the order of the list. */
export const staffChecks = [
  'name',
  'registration',
  'title',
  'seniority',
  'conditions',
  'insurance',
  'identity',
] as const;
export type StaffCheck = (typeof staffChecks)[number];

/** What is confirmed of a licence: nothing to confirm where the chosen work needs none. */
const ofLicences: readonly StaffCheck[] = ['registration', 'title', 'conditions'];

/** The checks of a category, for somebody with these specialties (product.md 'Roles and identity'). */
export function checksOf(category: Category, specialties: readonly string[]): StaffCheck[] {
  if (specialties.some((specialty) => groupsNeeded(category, specialty).length > 0)) return [...category.checks];
  // The insurance comes with a licence, unless everybody has to show the certificate.
  const insured = category.documents.some(({ kind, required }) => kind === 'insurance' && required === true);
  return category.checks.filter((check) => !ofLicences.includes(check) && (check !== 'insurance' || insured));
}
