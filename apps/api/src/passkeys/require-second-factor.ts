import { needsSecondFactor } from '@tele/core';
import type { PersonActor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';

/** Staff who have passkeys change them only after a sign-in with one: a link alone must not gain a second factor. */
export function requireSecondFactor(
  { staff, signIn }: PersonActor,
  passkeys: readonly unknown[],
  { staffSecondFactor }: Pick<Ctx['config'], 'staffSecondFactor'>,
): void {
  const isStaffCall = staff && passkeys.length > 0;
  const { hasSecondFactor = false } = signIn ?? {};
  if (needsSecondFactor({ hasSecondFactor }, { isStaffCall, staffSecondFactor }))
    throw new ApiError('SECOND_FACTOR_REQUIRED', 'Sign in with your passkey to add or remove one.');
}
