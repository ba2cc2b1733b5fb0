import { places, type Place } from '../places.ts';
import { sidesOf, type Known } from './role.ts';

/** Where a place of one side leads somebody who has not got it; null when they may stay. Staff have one place, to which all others lead them. */
export function elsewhere({ who }: Place, known: Known): string | null {
  if (typeof who !== 'object' || !known || sidesOf(known).includes(who.side)) return null;
  return known.role === 'staff' ? places.staff.href() : who.others;
}
