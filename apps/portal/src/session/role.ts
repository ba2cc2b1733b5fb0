import type { Side } from '../places.ts';

/** What `GET /auth/me` says somebody is: null for a newcomer, and while no profile is known. */
export type Role = Side | null;

/** As much of `GET /auth/me` as decides what somebody sees; null when nobody is known. */
export type Known = { role: Role; profile: object | null } | null;

/**
 * The sides somebody has, the one they are at home on first: a newcomer may search, see times and pick as a patient does. A patient who became a specialist keeps both (product.md 'Roles and identity'). Of somebody unknown nothing is ruled
 * out: the API refuses what is not theirs.
 */
export function sidesOf(known: Known): readonly Side[] {
  if (!known) return ['patient', 'specialist'];
  if (known.role !== 'specialist') return [known.role ?? 'patient'];
  return known.profile ? ['specialist', 'patient'] : ['specialist'];
}
