import { professionOf, type ProfessionId } from '@tele/core';

/**
 * What the `:profession` of a URL means: the profession, and the path segment it should have. Doctors when there is none
 * or it is unknown (product.md 'Profession ids and paths').
 */
export const readProfession = (segment: string | undefined): { id: ProfessionId; name: string; canonical: boolean } => {
  const found = segment === undefined ? undefined : professionOf(segment);
  const { id, name } = found ?? { id: 'doctor' as const, name: 'Doctors' };
  return { id, name, canonical: segment === undefined || segment === id };
};
