import type { Place } from '../places.ts';
import { sidesOf, type Known } from './sides.ts';

/** Redirect of a person without the place's side; null if they may stay. */
export function elsewhere({ who }: Place, known: Known): string | null {
  return typeof who === 'object' && known && !sidesOf(known).includes(who.side) ? who.others : null;
}
