import { places, type Place } from '../places.ts';
import { sideOf, type Role } from './role.ts';

/**
 * Where a place of one side leads somebody of another; null when they may stay. Staff have one place, to which all of both sides lead
 * them. Without a profile nobody is sent anywhere: the API refuses what is not theirs.
 */
export function elsewhere({ who }: Place, me: { role: Role } | null): string | null {
  if (typeof who !== 'object' || !me || sideOf(me.role) === who.side) return null;
  return me.role === 'staff' ? places.staff.href() : who.others;
}
