import type { Category } from './category.ts';
import { groupsNeeded } from './licences.ts';

/** Items that staff confirm before approving an application, in order. */
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

/** Licence checks, left out if the chosen work needs no licence. */
const ofLicences: readonly StaffCheck[] = ['registration', 'title', 'conditions'];

/** Checks for an application's specialties, only those its category needs (product.md 'Roles and identity'). */
export function checksOf(category: Category, specialties: readonly string[]): StaffCheck[] {
  const licensed = specialties.some((specialty) => groupsNeeded(category, specialty).length > 0);
  const certificate = category.documents.find(({ kind }) => kind === 'insurance');
  const insured = certificate !== undefined && (licensed || certificate.required === true);
  const requiredChecks: readonly StaffCheck[] = [...category.checks, ...(insured ? (['insurance'] as const) : [])];
  return staffChecks.filter((check) => requiredChecks.includes(check) && (licensed || !ofLicences.includes(check)));
}
