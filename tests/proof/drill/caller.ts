import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { routeOf, type RouteName } from '../../../packages/core/src/routes.ts';
import type { TestIdentity } from '../../../apps/api/src/testing/test-identity.ts';
import type { Dice } from './dice.ts';
import type { Member } from './fleet.ts';

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  code: string | undefined;
  body: Record<string, unknown>;
  etag: string | undefined;
}

export interface Counts {
  answers: Map<string, number>;
  /** Calls repeated because their response was lost. */
  repeats: number;
  /** Calls given up after no response or a 5xx in the last try. */
  unanswered: number;
  faults: string[];
}

interface Caller {
  email: string;
  address: string;
}

/** Longer than a repeated acceptance waits for the first. */
const answerMs = 13_000;
/** Probability that the balancer knows a process is down. */
const noticed = 0.8;
const patienceMs = 100_000;
/** A step that these codes name must finish first: the call is repeated later. */
const later = new Set([
  'BEING_ACCEPTED',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_UNAVAILABLE',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
]);

export type Call = (who: Caller, name: RouteName, options: CallOptions, dice: Dice) => Promise<Answer | undefined>;

/** Calls any process, as browsers do: repeats unanswered calls with the same key. Undefined if never answered. */
export function createCaller(
  fleet: { members: readonly Pick<Member, 'url' | 'isAway'>[] },
  identity: TestIdentity,
): { call: Call; counts: Counts } {
  const counts: Counts = { answers: new Map(), repeats: 0, unanswered: 0, faults: [] };
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? identity.tokenFor(email);
    tokens.set(email, token);
    return token;
  };

  const call: Call = async (who, name, { params = {}, query, body, headers = {} }, dice) => {
    const { method, path } = routeOf(name);
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
    const key = randomUUID();
    const until = performance.now() + patienceMs;
    let last: Answer | undefined;
    for (let tries = 0; performance.now() < until; tries += 1) {
      if (tries > 0) counts.repeats += 1;
      const present = fleet.members.filter((member) => !member.isAway());
      const { url } = dice.pick(present.length > 0 && dice.chance(noticed) ? present : fleet.members);
      const answer = await send(`${url}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(who.email)}`,
          'x-forwarded-for': who.address,
          'idempotency-key': key,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(answerMs),
      });
      count(counts, name, answer);
      last = answer;
      if (answer && answer.status < 500 && !later.has(answer.code ?? '')) return answer;
      await wait(dice.between(100, 1_500));
    }
    if (!last || last.status >= 500) counts.unanswered += 1;
    return undefined;
  };
  return { call, counts };
}

async function send(url: string, init: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, init);
    const body = (await answer.json()) as Record<string, unknown>;
    const code = typeof body.code === 'string' ? body.code : undefined;
    return { status: answer.status, code, body, etag: answer.headers.get('etag') ?? undefined };
  } catch {
    return undefined;
  }
}

function count({ answers, faults }: Counts, name: RouteName, answer: Answer | undefined): void {
  const word = answer ? [answer.status, answer.code].filter(Boolean).join(' ') : 'no answer';
  answers.set(word, (answers.get(word) ?? 0) + 1);
  const expected = answer === undefined || answer.status < 500 || answer.status === 503;
  const ours = answer?.status === 400 || answer?.status === 401 || answer?.status === 403;
  if (!expected || ours) faults.push(`${name} answered ${word}`);
}
