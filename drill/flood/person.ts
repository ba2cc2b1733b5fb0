import { routeOf, type RouteName } from '../../packages/core/src/routes.ts';
import type { Dice } from '../dice.ts';
import { createSend, type Received, type SendOptions } from './call.ts';

/** An account of the person who floods. */
export interface Account {
  token: string;
  email: string;
}

export interface FloodGiven {
  kinds: readonly string[];
  url: string;
  /** Of the host that has calendar files, and of the payment provider's stand-in. */
  calendarHost: string;
  sandbox: string;
  address: string;
  patient: Account;
  specialist: Account;
  /** Whom requests go to. */
  specialistIds: readonly string[];
  ms: number;
  seed: string;
}

interface Call extends SendOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  as?: 'patient' | 'specialist' | 'nobody';
}

/** One person with a patient's account and a specialist's, at one address. */
export interface Person extends FloodGiven {
  dice: Dice;
  isOver: () => boolean;
  /** A call of the contract. */
  call: (name: RouteName, call?: Call) => Promise<Received>;
  /** Anything else, at a path of the API. */
  send: (path: string, call?: Call) => Promise<Received>;
  count: (status: number) => void;
}

/** What one of the person's connections does: a round is begun again until the time is over. */
export interface Flood {
  round: () => Promise<unknown>;
  /** Leaves nothing behind that goes on by itself. */
  end?: () => Promise<unknown>;
}

export type Kind = (person: Person) => Flood | Promise<Flood>;

/** Connections of one person's browser and script. */
export const connections = 12;

export function createPerson(given: FloodGiven, dice: Dice, answers: Record<string, number>): Person {
  const send = createSend(connections);
  const until = performance.now() + given.ms;
  const count = (status: number): void => {
    const word = status === 0 ? 'no answer' : String(status);
    answers[word] = (answers[word] ?? 0) + 1;
  };
  const sendTo: Person['send'] = async (path, { as = 'patient', query, json, headers, ...sent } = {}) => {
    const token = as === 'nobody' ? undefined : given[as].token;
    const answer = await send(`${given.url}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      ...sent,
      headers: {
        'x-forwarded-for': given.address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...((json !== undefined || sent.body !== undefined) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    count(answer.status);
    return answer;
  };
  return {
    ...given,
    dice,
    isOver: () => performance.now() > until,
    count,
    send: sendTo,
    call: (name, { params = {}, ...call } = {}) => {
      const { method, path } = routeOf(name);
      const filled = path.replaceAll(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent((params[key] ?? '').toWellFormed()),
      );
      return sendTo(filled, { method, ...call });
    },
  };
}

/** The JSON of an answer; empty where it is none. */
export function jsonOf({ text }: Received): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
