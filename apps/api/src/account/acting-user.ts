import { ApiError } from '../http/api-error.ts';
import type { Actor } from '../http/context.ts';

/** The account of whoever is signed in, in whatever role; 401 for anyone else. */
export function actingUser(actor: Actor): string {
  if (actor.type === 'job') throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
  return actor.userId;
}
