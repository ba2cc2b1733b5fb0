import { hash } from 'node:crypto';
import { isSignInOver } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { PersonActor } from '../http/actor.ts';
import type { CallerQuery } from '../http/serve.ts';
import { IdentityUnavailable, type SignIn, type TokenVerifier } from '../vendors/identity.ts';
import { attachIdentity } from './attach-identity.ts';
import { hasEnded } from './ended-identities.ts';
import { findActor } from './find-actor.ts';
import { createMemory } from '../http/memory.ts';

/** As long as jose keeps the keys it has fetched: a key that was withdrawn is believed no longer than without a memory. */
const tokenMs = 10 * 60_000;
/** How long a read may still be answered to somebody who is not who they were. */
const actorMs = 5_000;
const people = 20_000;

export type Authenticate = (
  services: Pick<Services, 'db' | 'now'>,
  header: string | undefined,
  query: Pick<CallerQuery, 'fresh'>,
) => Promise<PersonActor>;

/**
 * Who the bearer token names. A first sign-in makes the account; 401 without a good token, 403 for an unverified e-mail. A token
 * is verified once, and who it names is remembered for seconds (docs/decisions/2026-11-22-near-the-floor.md).
 */
export function authenticator(verify: TokenVerifier): Authenticate {
  const signIns = createMemory<SignIn>(people);
  const actors = createMemory<PersonActor>(people);

  async function signInOf(token: string, now: Date): Promise<SignIn> {
    // The token itself opens its owner's account: it stays in no memory.
    const key = hash('sha256', token, 'base64url');
    const remembered = signIns.get(key, now);
    if (remembered) return remembered;
    const signIn = await verify(token, now).catch((error: unknown) => {
      throw error instanceof IdentityUnavailable
        ? new ApiError('UNAVAILABLE', 'Sign-in cannot be checked right now. Please try again.')
        : error;
    });
    if (!signIn) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    signIns.keep(key, signIn, Math.min(signIn.expiresAt.getTime(), now.getTime() + tokenMs));
    return signIn;
  }

  async function lookUp(db: Services['db'], uid: string, now: Date): Promise<PersonActor | undefined> {
    const actor = await findActor(db, uid);
    // The next write may make them a patient, and must count in the read after it.
    if (actor?.patient && !actor.staff) actors.keep(uid, actor, now.getTime() + actorMs);
    else actors.forget(uid);
    return actor;
  }

  return async ({ db, now: clock }, header, { fresh }) => {
    const token = header?.match(/^Bearer ([\w.-]+)$/i)?.[1];
    if (token === undefined) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    const now = clock();
    const { uid, email, emailVerified, name, signedInAt, hasSecondFactor } = await signInOf(token, now);
    if (isSignInOver(signedInAt, now)) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    const signIn = { signedInAt, hasSecondFactor };
    if (email !== undefined && !emailVerified) {
      throw new ApiError('EMAIL_UNVERIFIED', 'Please confirm your e-mail address first.');
    }
    const known = (fresh ? undefined : actors.get(uid, now)) ?? (await lookUp(db, uid, now));
    if (known) return { ...known, signIn };
    // A custom token is minted for a recorded uid only, so one without e-mail and unknown was not minted here.
    if (email === undefined) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    // Asked again where it is attached, which decides: what is left open somewhere after a deletion writes nothing each time it calls.
    if (await hasEnded(db, uid, signedInAt)) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    await attachIdentity(db, { uid, signedInAt, email, name });
    const attached = await lookUp(db, uid, now);
    // The account was deleted at that moment.
    if (!attached) throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    return { ...attached, signIn };
  };
}
