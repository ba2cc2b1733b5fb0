import type { RouteName } from '@tele/core';
import { hash } from 'node:crypto';
import { rateLimits, cpuBudget, partnerLimits, type CallLimit, type LimitedCall } from '@tele/core/contract';
import type { Context } from 'hono';
import type { Actor } from './actor.ts';
import { createAllowance } from './allowance.ts';
import { ApiError } from './api-error.ts';
import { inTime } from './in-time.ts';
import type { CallCounts } from './call-counts.ts';
import type { CallerAddress } from './caller-address.ts';
import { createCost, type Cost } from './cost.ts';
import type { Services } from './context.ts';
import type { RequestEnv } from './environment.ts';
import { createMemory } from './memory.ts';

type C = Context<RequestEnv>;

/** Throws 429 with Retry-After when a caller exceeds the contract's limits. */
export interface CallLimits {
  count: (c: C, call: LimitedCall, actor?: Actor) => void | Promise<void>;
  countForPartner: (name: RouteName, partnerId: string) => void;
  nameOf: (c: C, actor?: Actor) => string;
  meter: <T>(c: C, actor: Actor | undefined, work: (cost: Cost) => Promise<T>) => Promise<T>;
  refuseAgain: (c: C, call: LimitedCall) => void;
  /** Refuses over the limit without counting: for calls that count only when they fail. */
  refuseOverLimit: (c: C, call: LimitedCall) => void;
}

const remembered = 20_000;
/** CPU milliseconds per call that are free; only the excess slows the caller. */
const cheapMs = 2;

export function createCallLimits(
  { now: clock }: Pick<Services, 'now'>,
  counts: CallCounts,
  addressOf: CallerAddress,
): CallLimits {
  /** End of each refused authorization's limit, in epoch milliseconds. */
  const refused = createMemory<number>(remembered);
  const allowance = createAllowance();

  const keyOf = (c: C, { counted }: CallLimit): string | undefined => {
    const header = c.req.header('authorization');
    return header === undefined ? undefined : hash('sha256', `${counted} ${header}`, 'base64url');
  };

  const refuseCaller = (c: C, limit: CallLimit, wait: number | undefined): void => {
    const key = wait === undefined ? undefined : keyOf(c, limit);
    if (wait !== undefined && key !== undefined) {
      const until = clock().getTime() + wait * 1_000;
      refused.keep(key, until, until);
    }
    refuse(wait);
  };

  const nameOf = (c: C, actor?: Actor): string => idOf(actor) ?? addressOf(c);

  return {
    nameOf,
    count: (c, call, actor) => {
      const limit: CallLimit = rateLimits[call];
      const who = nameOf(c, actor);
      const end = (wait: number | undefined): void =>
        idOf(actor) === undefined ? refuse(wait) : refuseCaller(c, limit, wait);
      if (!limit.exact) return end(counts.count(who, limit));
      return countInTurn(counts, who, limit.burst ? [limit.burst, limit] : [limit], end);
    },
    refuseAgain: (c, call) => {
      const key = refused.isEmpty() ? undefined : keyOf(c, rateLimits[call]);
      const now = clock();
      const until = key === undefined ? undefined : refused.get(key, now);
      if (until !== undefined) refuse(Math.ceil((until - now.getTime()) / 1_000));
    },
    meter: async (c, actor, work) => {
      const who = nameOf(c, actor);
      refuse(counts.look(who, cpuBudget));
      const note = await allowance.wait(who);
      if (typeof note === 'number') return refuse(Math.ceil(note / 1_000));
      const cost = createCost();
      try {
        return await work(cost);
      } finally {
        note(Math.max(0, cost.ms - cheapMs));
        counts.add(who, cpuBudget, cost.ms);
      }
    },
    countForPartner: (name, partnerId) => {
      const limit = (partnerLimits as Partial<Record<RouteName, CallLimit>>)[name];
      if (limit) refuse(counts.count(partnerId, limit));
    },
    refuseOverLimit: (c, call) => refuse(counts.look(addressOf(c), rateLimits[call])),
  };
}

async function countInTurn(
  counts: CallCounts,
  who: string,
  limits: readonly CallLimit[],
  end: (wait: number | undefined) => void,
): Promise<void> {
  for (const limit of limits) end(await counts.countExactly(who, limit));
}

/** Visitors have no ID: limited by IP address. */
function idOf(actor: Actor | undefined): string | undefined {
  if (actor?.type === 'partner') return actor.partnerId;
  return actor && 'userId' in actor ? actor.userId : undefined;
}

/** Without a stack trace, which costs more than the rest of the refusal under a flood. */
function refuse(wait: undefined): void;
function refuse(wait: number): never;
function refuse(wait: number | undefined): void;
function refuse(wait: number | undefined): void {
  if (wait === undefined) return;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    throw new ApiError('TOO_MANY_REQUESTS', `Too many requests. Try again ${inTime(wait)}.`, { retryAfter: wait });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
