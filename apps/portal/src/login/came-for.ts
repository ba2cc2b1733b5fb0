import { professionOf, wordingOf, type Wording } from '@tele/core';
import { matchStart, places } from '../places.ts';

const [, match] = places.category.path.split('/');

/** Words of the category that the visitor was opening; null for another page, and for the default start. */
export function cameFor(remembered: string): Wording | null {
  if (remembered === matchStart) return null;
  const [, first, segment] = remembered.split(/[/?#]/);
  const profession = first === match && segment ? professionOf(segment) : undefined;
  return profession ? wordingOf(profession.id) : null;
}
