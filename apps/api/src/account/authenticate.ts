import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { Actor } from '../http/actor.ts';
import { IdentityUnavailable, type TokenVerifier } from '../vendors/identity.ts';
import { attachIdentity } from './attach-identity.ts';
import { findActor } from './find-actor.ts';

/** Who the bearer token names. A first sign-in makes the account; 401 without a good token, 403 for an unverified e-mail. */
export function authenticator(verify: TokenVerifier) {
  return async ({ db, now }: Pick<Services, 'db' | 'now'>, header: string | undefined): Promise<Actor> => {
    const token = header?.match(/^Bearer ([\w.-]+)$/i)?.[1];
    if (token === undefined) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    const signIn = await verify(token, now()).catch((error: unknown) => {
      throw error instanceof IdentityUnavailable
        ? new ApiError('UNAVAILABLE', 'Sign-in cannot be checked right now. Please try again.')
        : error;
    });
    if (!signIn) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    if (signIn.email !== undefined && !signIn.emailVerified) {
      throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first.');
    }
    const known = await findActor(db, signIn.uid);
    if (known) return known;
    // A custom token is minted for a recorded uid only, so one without e-mail and unknown was not minted here.
    if (signIn.email === undefined) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    await attachIdentity(db, { uid: signIn.uid, email: signIn.email, name: signIn.name });
    const attached = await findActor(db, signIn.uid);
    if (!attached) throw new Error('The identity just attached is not there.');
    return attached;
  };
}
