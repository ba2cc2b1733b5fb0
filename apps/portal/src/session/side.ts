import type { Place, Side } from '../places.ts';
import { sidesOf, type Known } from './sides.ts';

/** Side of a place; undefined if several share it. */
export const sideOfPlace = (place: Place | undefined): Side | undefined =>
  typeof place?.who === 'object' ? place.who.side : place?.side;

/** Side shown (spec section 2): the place's own, otherwise the last one if allowed, otherwise the home side. */
export const sideShown = (place: Place | undefined, before: Side | null, known: Known): Side =>
  sideOfPlace(place) ?? (before && sidesOf(known).includes(before) ? before : (sidesOf(known)[0] ?? 'patient'));

/** Current side if the person can use it, otherwise their home. */
export function ownSide(shown: Side, known: Known): Side {
  const sides = sidesOf(known);
  return sides.includes(shown) ? shown : (sides[0] ?? 'patient');
}
