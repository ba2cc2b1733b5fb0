import type { Category, DocumentAsked } from './category.ts';
import type { DocumentKind } from './documents.ts';
import { groupsNeeded } from './licences.ts';

/** A document the form asks for, once the specialties are chosen. */
export interface DocumentNeeded extends DocumentAsked {
  required: boolean;
}

/**
 * The documents that somebody with these specialties is asked for, in the order of the form. The proof of a registration is required as soon as
 * one of the specialties needs a registration; before, and with others, it may be added.
 */
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

/** The kinds of those required that are not among the given ones. Sending the form does without them, staff do not (spec section 5). */
export function missingDocuments(
  category: Pick<Category, 'documents' | 'registration'>,
  { specialties, given }: { specialties: readonly string[]; given: readonly string[] },
): DocumentKind[] {
  return documentsAsked(category, specialties)
    .filter(({ kind, required }) => required && !given.includes(kind))
    .map(({ kind }) => kind);
}
