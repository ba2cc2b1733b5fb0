import { hash } from 'node:crypto';
import { deviceKind, isSessionOver, isSignInOver } from '@tele/core';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { PersonActor } from '../http/actor.ts';
import type { CallerQuery } from '../http/call.ts';
import { IdentityUnavailable, type SignIn, type TokenVerifier } from '../vendors/identity.ts';
import { attachIdentity } from './attach-identity.ts';
import { hasEnded } from './ended-identities.ts';
import { findSignedIn } from './find-actor.ts';
import { createMemory } from '../http/memory.ts';
import { noteSession, sessionIdOf } from './note-session.ts';

/** As long as jose caches keys, so this cache never extends the trust in a withdrawn key. */
const tokenMs = 10 * 60_000;
/** Longest time that reads see an account after another process changed or deleted it. */
export const actorMs = 1_000;
const people = 20_000;

type Door = Pick<Services, 'db' | 'now' | 'log'>;

export type Authenticate = (
  services: Door,
  header: string | undefined,
  query: Pick<CallerQuery, 'fresh' | 'userAgent'>,
) => Promise<PersonActor>;

const pleaseSignIn = (): ApiError => new ApiError('UNAUTHENTICATED', 'Please sign in.');

/** Resolves the bearer token. Throws 401, or 403 for an unverified email. Caches tokens and accounts. */
export function authenticator(verify: TokenVerifier): Authenticate {
  const signIns = createMemory<SignIn>(people);
  const actors = createMemory<PersonActor>(people);

  async function signInOf(token: string, now: Date): Promise<SignIn> {
    // The token opens the account, so only its hash stays in memory.
    const key = hash('sha256', token, 'base64url');
    const remembered = signIns.get(key, now);
    if (remembered) return remembered;
    const signIn = await verify(token, now).catch((error: unknown) => {
      throw error instanceof IdentityUnavailable
        ? new ApiError('UNAVAILABLE', 'We couldn’t check your sign-in. Please try again.')
        : error;
    });
    if (!signIn) throw pleaseSignIn();
    signIns.keep(key, signIn, Math.min(signIn.expiresAt.getTime(), now.getTime() + tokenMs));
    return signIn;
  }

  async function lookUp(
    { db, log }: Door,
    { uid, signedInAt, hasSecondFactor }: SignIn,
    { now, userAgent }: { now: Date; userAgent: string | undefined },
  ): Promise<PersonActor | undefined> {
    const sessionId = sessionIdOf(uid, signedInAt);
    const account = await findSignedIn(db, { uid, sessionId });
    actors.forget(sessionId);
    if (!account) return undefined;
    const { seenAt } = account;
    if (isSessionOver({ ...account, signedInAt })) throw pleaseSignIn();
    const { userId } = account.actor;
    const device = deviceKind(userAgent);
    await noteSession(db, { sessionId, userId, device, signedInAt, seenAt }, now).catch((error: unknown) =>
      log.warn({ userId, error: error instanceof Error ? error.name : 'unknown' }, 'a session was not recorded'),
    );
    const actor = { ...account.actor, signIn: { signedInAt, hasSecondFactor, sessionId } };
    // Others are not cached: the next write may make them a patient, which the next read must see.
    if (actor.patient && !actor.staff) actors.keep(sessionId, actor, now.getTime() + actorMs);
    return actor;
  }

  return async (services, header, { fresh, userAgent }) => {
    const token = header?.match(/^Bearer ([\w.-]+)$/i)?.[1];
    if (token === undefined) throw pleaseSignIn();
    const now = services.now();
    const signIn = await signInOf(token, now);
    const { uid, email, emailVerified, name, signedInAt } = signIn;
    if (isSignInOver(signedInAt, now)) throw pleaseSignIn();
    if (email !== undefined && !emailVerified) {
      throw new ApiError('EMAIL_UNVERIFIED', 'Confirm your email address first.');
    }
    const remembered = fresh ? undefined : actors.get(sessionIdOf(uid, signedInAt), now);
    const known = remembered ?? (await lookUp(services, signIn, { now, userAgent }));
    if (known) return known;
    // Custom tokens are only minted for recorded uids: an unknown one without an email is not ours.
    if (email === undefined) throw pleaseSignIn();
    // Checked again in attachIdentity, which decides. Here it saves a write per call of a forgotten tab.
    if (await hasEnded(services.db, uid, signedInAt)) throw pleaseSignIn();
    await attachIdentity(services.db, { uid, signedInAt, email, name });
    const attached = await lookUp(services, signIn, { now, userAgent });
    if (!attached) throw pleaseSignIn();
    return attached;
  };
}
