import type { ProfessionId } from '../catalogue/professions.ts';
import type { FieldRule } from '../field/rule.ts';
import { ahpraNumberRule } from './ahpra-number.ts';
import type { DocumentKind } from './documents.ts';

/** SOLO: the matching directory alone. EUCA_MD: the practice as well (spec section 1). */
export const profileTypes = ['SOLO', 'EUCA_MD'] as const;
export type ProfileType = (typeof profileTypes)[number];

/** What staff confirm of an application before they approve it. */
export const staffChecks = ['identity', 'registration', 'insurance', 'seniority'] as const;
export type StaffCheck = (typeof staffChecks)[number];

/** What a category asks of whoever applies. */
export interface Requirements {
  profileTypes: readonly ProfileType[];
  /** The number of the public register; null where there is none to give. */
  number: FieldRule<string, string> | null;
  register: { name: string; url: string } | null;
  documents: readonly DocumentKind[];
  checks: readonly StaffCheck[];
}

/** The categories that can be applied for; the others are added to this table. */
const requirements: Partial<Record<ProfessionId, Requirements>> = {
  doctor: {
    profileTypes,
    number: ahpraNumberRule,
    register: {
      name: 'Register of practitioners',
      url: 'https://www.ahpra.gov.au/Registration/Registers-of-Practitioners.aspx',
    },
    documents: ['cv', 'ahpra', 'photo', 'id1', 'id2'],
    checks: staffChecks,
  },
};

/** What a category asks; undefined while nobody can apply for it. */
export function requirementsOf(profession: ProfessionId): Requirements | undefined {
  return requirements[profession];
}
