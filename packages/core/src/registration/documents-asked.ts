import type { Category, DocumentAsked } from './category.ts';
import type { DocumentKind } from './documents.ts';
import { groupsNeeded } from './licences.ts';

export interface DocumentNeeded extends DocumentAsked {
  required: boolean;
}

/** Documents for these specialties, in form order. Proof of registration is required once a specialty needs one. */
export function documentsAsked(
  category: Pick<Category, 'documents' | 'registration'>,
  specialties: readonly string[],
): DocumentNeeded[] {
  const licensed = specialties.some((specialty) => groupsNeeded(category, specialty).length > 0);
  return category.documents.map((one) => ({
    ...one,
    required: one.required === 'by-specialty' ? licensed : one.required,
  }));
}

/** Required kinds that are missing. The form can be submitted without them, but not approved (spec section 5). */
export function missingDocuments(
  category: Pick<Category, 'documents' | 'registration'>,
  { specialties, given }: { specialties: readonly string[]; given: readonly string[] },
): DocumentKind[] {
  return documentsAsked(category, specialties)
    .filter(({ kind, required }) => required && !given.includes(kind))
    .map(({ kind }) => kind);
}
