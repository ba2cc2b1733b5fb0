import type { Place } from '../places.ts';
import { sidesOf, type Known } from './sides.ts';

/** Where a place of one side leads a person without that side; null when they may stay. */
export function elsewhere({ who }: Place, known: Known): string | null {
  return typeof who === 'object' && known && !sidesOf(known).includes(who.side) ? who.others : null;
}
