import type { RouteName } from '@tele/core';
import { callLimits, partnerLimits, type CallLimit, type LimitedCall } from '@tele/core/contract';
import type { Context } from 'hono';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { CallCounts } from './call-counts.ts';
import type { CallerAddress } from './caller-address.ts';
import type { RequestEnv } from './environment.ts';

type C = Context<RequestEnv>;

/** Refuses a call (429, with Retry-After) once there were too many of them by the limits of the contract. */
export interface CallLimits {
  /** A call by somebody: of one person, of one partner’s server, or of one address where nobody is signed in. */
  count: (c: C, call: LimitedCall, actor?: Actor) => void | Promise<void>;
  /** A call on the pages of a partner, together with those of everybody else there. */
  countForPartner: (name: RouteName, partnerId: string) => void;
  /** Looks whether the call would be refused, and counts nothing: for what counts only when it fails. */
  look: (c: C, call: LimitedCall) => void;
}

export function createCallLimits(counts: CallCounts, addressOf: CallerAddress): CallLimits {
  return {
    count: (c, call, actor) => {
      const limit: CallLimit = callLimits[call];
      const who = nameOf(actor) ?? addressOf(c);
      if (!limit.exact) return refuse(counts.count(who, limit));
      return countInTurn(counts, who, limit.burst ? [limit.burst, limit] : [limit]);
    },
    countForPartner: (name, partnerId) => {
      const limit = (partnerLimits as Partial<Record<RouteName, CallLimit>>)[name];
      if (limit) refuse(counts.count(partnerId, limit));
    },
    look: (c, call) => refuse(counts.look(addressOf(c), callLimits[call])),
  };
}

async function countInTurn(counts: CallCounts, who: string, limits: readonly CallLimit[]): Promise<void> {
  for (const limit of limits) refuse(await counts.countExactly(who, limit));
}

/** A visitor is nobody: their address is what they are told from others by. */
function nameOf(actor: Actor | undefined): string | undefined {
  if (actor?.type === 'partner') return actor.partnerId;
  return actor && 'userId' in actor ? actor.userId : undefined;
}

function refuse(wait: number | undefined): void {
  if (wait === undefined) return;
  throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.', {
    retryAfter: wait,
  });
}
