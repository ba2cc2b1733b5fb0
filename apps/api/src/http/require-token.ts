import { createHash, timingSafeEqual } from 'node:crypto';
import type { LimitedCall } from '@tele/core/contract';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import type { CallLimits } from './rate-limit.ts';

interface Door {
  /** What programs of ours say to be let in; undefined where nobody is, as if nothing were here. */
  token: string | undefined;
  /** Under which guesses are counted. */
  guesses: LimitedCall;
}

/** For what a program calls, and no person: throws 404 where no token is configured, 401 for a wrong one, and 429 after some of these. */
export async function requireToken(
  c: Context<RequestEnv>,
  limits: CallLimits,
  { token, guesses }: Door,
): Promise<void> {
  if (token === undefined) throw new ApiError('NOT_FOUND', 'Not found.');
  // Whoever has guessed too often is not told, either, when a guess is right.
  limits.refuseOverLimit(c, guesses);
  const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  if (isSame(given, token)) return;
  await limits.count(c, guesses);
  throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
