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

/** The checks of an application with these specialties (product.md 'Roles and identity'): only of what the category asks for. */
export function checksOf(category: Category, specialties: readonly string[]): StaffCheck[] {
  const licensed = specialties.some((specialty) => groupsNeeded(category, specialty).length > 0);
  const certificate = category.documents.find(({ kind }) => kind === 'insurance');
  const insured = certificate !== undefined && (licensed || certificate.required === true);
  const requiredChecks: readonly StaffCheck[] = [...category.checks, ...(insured ? (['insurance'] as const) : [])];
  return staffChecks.filter((check) => requiredChecks.includes(check) && (licensed || !ofLicences.includes(check)));
}
