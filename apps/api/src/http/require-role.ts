import type { Caller } from '@tele/core/contract';
import type { Actor, PersonActor } from './actor.ts';
import { ApiError } from './api-error.ts';

export function requireCaller(actor: Actor, caller: Caller): void {
  if (caller === 'visitor' && !isVisitor(actor)) requirePerson(actor);
  if (caller === 'signed-in') requirePerson(actor);
  if (caller === 'booker') requireBooker(actor);
  if (caller === 'patient') requirePatient(actor);
  if (caller === 'specialist') requireSpecialist(actor);
  if (caller === 'staff') requireStaff(actor);
  if (caller === 'partner') requirePartner(actor);
}

const isVisitor = (actor: Actor): boolean =>
  actor.type === 'visitor' || (actor.type === 'anonymous' && actor.browses === true);

export function requirePerson(actor: Actor): PersonActor {
  if (actor.type === 'person') return actor;
  throw actor.type === 'partner'
    ? new ApiError(
        'UNAUTHENTICATED',
        'A secret key can’t be used here. Exchange it for a token of the person signed in: POST /partner/sessions.',
      )
    : new ApiError('UNAUTHENTICATED', 'Please sign in.');
}

/** Any signed-in person: the handler checks the profile. */
export const requireBooker = (actor: Actor): Patient => requirePerson(actor);

export interface Patient {
  userId: string;
  through?: string;
}

/** Throws 403 without a patient profile. */
export function requirePatient(actor: Actor): Patient {
  const person = requirePerson(actor);
  if (person.patient) return person;
  throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.');
}

export function requireSpecialist(actor: Actor): { userId: string; specialistId: string } {
  const { userId, specialist } = requirePerson(actor);
  if (specialist?.approved) return { userId, specialistId: specialist.specialistId };
  throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}

export function requireStaff(actor: Actor): { userId: string } {
  const person = requirePerson(actor);
  if (person.staff) return person;
  throw new ApiError('FORBIDDEN', 'Only staff can do this.');
}

export function requirePartner(actor: Actor): { partnerId: string; keyId: string } {
  if (actor.type === 'partner') return actor;
  throw new ApiError('UNAUTHENTICATED', 'Send your secret key (tele_sec_…) as the bearer token.');
}
