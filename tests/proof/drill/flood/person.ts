import { routeOf, type RouteName } from '../../../../packages/core/src/routes.ts';
import type { Dice } from '../dice.ts';
import { createSend, type Received, type SendOptions } from './call.ts';

export interface Account {
  token: string;
  email: string;
}

export interface FloodGiven {
  kinds: readonly string[];
  url: string;
  calendarHost: string;
  sandbox: string;
  address: string;
  patient: Account;
  specialist: Account;
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

/** One person with a patient and a specialist account, at one IP address. */
export interface Person extends FloodGiven {
  dice: Dice;
  isOver: () => boolean;
  call: (name: RouteName, call?: Call) => Promise<Received>;
  send: (path: string, call?: Call) => Promise<Received>;
  count: (status: number) => void;
}

export interface Flood {
  round: () => Promise<unknown>;
  /** Stops anything that would continue. */
  end?: () => Promise<unknown>;
}

export type Kind = (person: Person) => Flood | Promise<Flood>;

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

/** Empty if the response has no JSON. */
export function jsonOf({ text }: Received): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
