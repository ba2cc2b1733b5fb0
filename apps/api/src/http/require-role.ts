import type { Caller } from '@tele/core/contract';
import { ApiError } from './api-error.ts';
import type { Actor } from './context.ts';

/** Refuses an actor whom the contract does not let call (spec section 6). `public` calls are not checked here. */
export function requireCaller(actor: Actor, caller: Caller): void {
  if (caller === 'patient') requirePatient(actor);
  if (caller === 'specialist') requireSpecialist(actor);
}

/** The acting patient; 403 for anyone else. */
export function requirePatient(actor: Actor): { userId: string } {
  if (actor.type === 'patient') return actor;
  if (actor.type === 'newcomer') throw new ApiError('PROFILE_REQUIRED', 'Please complete your profile first.');
  throw new ApiError('FORBIDDEN', 'Only patients can do this.');
}

/** The acting specialist; 403 for anyone else. */
export function requireSpecialist(actor: Actor): { userId: string; specialistId: string } {
  if (actor.type === 'specialist') return actor;
  throw new ApiError('FORBIDDEN', 'Only approved specialists can do this.');
}
