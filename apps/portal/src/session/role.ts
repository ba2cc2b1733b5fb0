import type { Side } from '../places.ts';

/** What `GET /auth/me` says somebody is: null for a newcomer, and while no profile is known. */
export type Role = Side | null;

/** Whose navigation and pages a role sees: a newcomer may search, see times and pick as a patient does. */
export const sideOf = (role: Role): Side => role ?? 'patient';
