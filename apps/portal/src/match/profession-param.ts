import { professionOf, type ProfessionId } from '@tele/core';

export interface ProfessionParam {
  id: ProfessionId;
  /** False for a segment that names no profession; doctors stand in for it. */
  known: boolean;
  /** Whether the URL already has the segment it should have. */
  canonical: boolean;
}

/** What the `:profession` of a URL means. Doctors when there is none or it is unknown (product.md 'Profession ids and paths'). */
export function readProfession(segment: string | undefined): ProfessionParam {
  const found = segment === undefined ? undefined : professionOf(segment);
  const id = found?.id ?? 'doctor';
  return {
    id,
    known: segment === undefined || found !== undefined,
    canonical: segment === undefined || segment === id,
  };
}
