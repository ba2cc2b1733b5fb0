import type { Side } from '../places.ts';

/** What `GET /auth/me` says somebody is: null for a newcomer, and while no profile is known. */
export type Role = Side | 'staff' | null;

/** Whose navigation and pages a role sees: a newcomer may search, see times and pick as a patient does, and staff see what they see. */
export const sideOf = (role: Role): Side => (role === 'specialist' ? 'specialist' : 'patient');
