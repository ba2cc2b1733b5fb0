import { professionOf, type ProfessionId } from '@tele/core';

/** Category of a registration URL, and its canonical segment: `/work/doctors`, not `/work/doctor`. */
export interface CategoryParam {
  id: ProfessionId;
  path: string;
  canonical: boolean;
}

/** Category of a URL segment; null if unknown, handled like any unknown URL (spec section 2). */
export function readCategory(segment: string | undefined): CategoryParam | null {
  const found = professionOf(segment ?? '');
  return found ? { id: found.id, path: found.path, canonical: found.path === segment } : null;
}
