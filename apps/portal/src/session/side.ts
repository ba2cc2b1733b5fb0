import type { Place, Side } from '../places.ts';
import { sidesOf, type Known } from './role.ts';

/** The side a place shows; undefined for one that both have. */
export const sideOfPlace = (place: Place | undefined): Side | undefined =>
  typeof place?.who === 'object' ? place.who.side : place?.side;

/** The experience that is shown (spec section 2): the place's own, else the one shown `before`, for somebody who has it, else where they are at home. */
export function sideShown(place: Place | undefined, before: Side | null, known: Known): Side {
  if (known?.role === 'staff') return 'staff';
  const own = sideOfPlace(place);
  if (own) return own;
  const sides = sidesOf(known);
  return before && sides.includes(before) ? before : (sides[0] ?? 'patient');
}

/** The side a person has: the one shown, or theirs when they have not got it. */
export function ownSide(shown: Side, known: Known): Side {
  const sides = sidesOf(known);
  return sides.includes(shown) ? shown : (sides[0] ?? 'patient');
}
