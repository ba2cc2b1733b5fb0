import { createHash, timingSafeEqual } from 'node:crypto';
import type { LimitedCall } from '@tele/core/contract';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { RequestEnv } from './environment.ts';
import type { CallLimits } from './rate-limit.ts';

interface Door {
  /** Shared token of our programs; undefined hides the endpoint. */
  token: string | undefined;
  guesses: LimitedCall;
}

export async function requireToken(
  c: Context<RequestEnv>,
  limits: CallLimits,
  { token, guesses }: Door,
): Promise<void> {
  if (token === undefined) throw new ApiError('NOT_FOUND', 'Not found.');
  // Checked first: over the limit, even a correct guess is not confirmed.
  limits.refuseOverLimit(c, guesses);
  const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
  if (isSame(given, token)) return;
  await limits.count(c, guesses);
  throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
}

/** Hashed to hide content and length from timing. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
