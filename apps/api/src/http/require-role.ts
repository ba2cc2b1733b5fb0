import type { Caller } from '@tele/core/contract';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';

/** Refuses an actor whom the contract does not let call (spec section 6). Anyone may make a `public` call. */
export function requireCaller(actor: Actor, caller: Caller): void {
  if (caller === 'visitor' && actor.type !== 'visitor') requirePerson(actor);
  if (caller === 'signed-in') requirePerson(actor);
  if (caller === 'booker') requireBooker(actor);
  if (caller === 'patient') requirePatient(actor);
  if (caller === 'specialist') requireSpecialist(actor);
  if (caller === 'staff') requireStaff(actor);
  if (caller === 'partner') requirePartner(actor);
}

/** Whoever is signed in, in whatever role; 401 for anyone else. */
export function requirePerson(actor: Actor): { userId: string } {
  switch (actor.type) {
    case 'newcomer':
    case 'patient':
    case 'bystander':
    case 'specialist':
    case 'staff':
      return actor;
    case 'anonymous':
    case 'visitor':
    case 'job':
      throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    case 'partner':
      throw new ApiError(
        'UNAUTHENTICATED',
        'A secret key is nobody’s account. Trade it for a token of the person signed in: POST /partner/sessions.',
      );
  }
}

/** The acting patient, or a newcomer on the way to being one, whom the verb tells what is missing; 403 for any other person. */
export function requireBooker(actor: Actor): Patient {
  return actor.type === 'newcomer' ? actor : requirePatient(actor);
}

/** Who acts as a patient, and through which partner, if it is through one. */
export interface Patient {
  userId: string;
  through?: string;
}

/** The acting patient; 403 for any other person. */
export function requirePatient(actor: Actor): Patient {
  if (actor.type === 'patient' || (actor.type === 'specialist' && actor.alsoPatient)) return actor;
  requirePerson(actor);
  if (actor.type === 'newcomer') throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.');
  throw new ApiError('FORBIDDEN', 'Only clients can do this.');
}

/** The acting specialist; 403 for any other person, and for one whose approval was taken back. */
export function requireSpecialist(actor: Actor): { userId: string; specialistId: string } {
  if (actor.type === 'specialist' && actor.approved) return actor;
  requirePerson(actor);
  throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}

/** The acting staff person; 403 for any other. */
export function requireStaff(actor: Actor): { userId: string } {
  if (actor.type === 'staff') return actor;
  requirePerson(actor);
  throw new ApiError('FORBIDDEN', 'Only staff can do this.');
}

/** The acting server of a partner; 401 for anyone else, who has given no secret key. */
export function requirePartner(actor: Actor): { partnerId: string; keyId: string } {
  if (actor.type === 'partner') return actor;
  throw new ApiError('UNAUTHENTICATED', 'Send the secret key of the partner, tele_sec_…, as the bearer token.');
}
