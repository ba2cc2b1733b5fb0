import { signInRefusal } from '@tele/core';
import type { CallDefinition } from '@tele/core/contract';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { Services } from './context.ts';

const messages = {
  SIGN_IN_AGAIN: 'Sign in again to do this. It’s been a while since you signed in.',
  SECOND_FACTOR_REQUIRED: 'Sign in with a passkey to do this. You can add one in Account.',
} as const;

export function requireSignIn(
  actor: Actor,
  { caller, recentSignIn }: Pick<CallDefinition, 'caller' | 'recentSignIn'>,
  { config, now }: Pick<Services, 'now'> & { config: Pick<Services['config'], 'staffSecondFactor'> },
): void {
  if (actor.type !== 'person') return;
  const { staffSecondFactor } = config;
  const rules = { isStaffCall: caller === 'staff', needsRecent: recentSignIn === true, staffSecondFactor };
  const code = signInRefusal(actor.signIn, rules, now());
  if (code) throw new ApiError(code, messages[code]);
}
