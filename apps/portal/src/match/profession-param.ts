import { professionOf, type ProfessionId } from '@tele/core';

export interface ProfessionParam {
  id: ProfessionId;
  /** False for an unknown segment, which means doctors. */
  known: boolean;
  /** True if the URL already has the right segment. */
  canonical: boolean;
}

/** Profession of a URL segment. Doctors if it is missing or unknown (product.md 'Profession ids and paths'). */
export function readProfession(segment: string | undefined): ProfessionParam {
  const found = segment === undefined ? undefined : professionOf(segment);
  const id = found?.id ?? 'doctor';
  return {
    id,
    known: segment === undefined || found !== undefined,
    canonical: segment === undefined || segment === id,
  };
}
