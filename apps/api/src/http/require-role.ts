import type { Caller } from '@tele/core/contract';
import type { Actor, PersonActor } from './actor.ts';
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

/** Any person who is signed in; 401 for anyone else. */
export function requirePerson(actor: Actor): PersonActor {
  if (actor.type === 'person') return actor;
  throw actor.type === 'partner'
    ? new ApiError(
        'UNAUTHENTICATED',
        'A secret key can’t be used here. Exchange it for a token of the person signed in: POST /partner/sessions.',
      )
    : new ApiError('UNAUTHENTICATED', 'Please sign in.');
}

/** The person who books or keeps something to book. What their profile lacks, the verb says. */
export const requireBooker = (actor: Actor): Patient => requirePerson(actor);

/** The acting patient, and the partner they act through, if any. */
export interface Patient {
  userId: string;
  through?: string;
}

/** The acting patient; 403 for a person without a patient profile. */
export function requirePatient(actor: Actor): Patient {
  const person = requirePerson(actor);
  if (person.patient) return person;
  throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.');
}

/** The acting specialist; 403 for any other person, and for one who is suspended. */
export function requireSpecialist(actor: Actor): { userId: string; specialistId: string } {
  const { userId, specialist } = requirePerson(actor);
  if (specialist?.approved) return { userId, specialistId: specialist.specialistId };
  throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}

/** The acting staff member; 403 for any other person. */
export function requireStaff(actor: Actor): { userId: string } {
  const person = requirePerson(actor);
  if (person.staff) return person;
  throw new ApiError('FORBIDDEN', 'Only staff can do this.');
}

/** The acting server of a partner; 401 for anyone else, who has given no secret key. */
export function requirePartner(actor: Actor): { partnerId: string; keyId: string } {
  if (actor.type === 'partner') return actor;
  throw new ApiError('UNAUTHENTICATED', 'Send your secret key (tele_sec_…) as the bearer token.');
}
