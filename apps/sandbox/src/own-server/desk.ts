import type { Context } from 'hono';
import type { OwnServerOptions } from './options.ts';
import { Refusal } from './refusal.ts';
import type { Block, Specialist, State } from './state.ts';

export interface Desk {
  state: State;
  options: OwnServerOptions;
  list: (rows: readonly unknown[], name?: 'appointments' | 'blocks') => object;
  block: (block: Block) => Record<string, string>;
  status: (text: string) => string;
  /** Response to a write whose shape section 7 does not show. */
  done: (c: Context) => Response;
}

export function createDesk(state: State, options: OwnServerOptions): Desk {
  const [start, end] = options.blockNames;
  return {
    state,
    options,
    list: (rows, name) => {
      if (options.lists === 'array') return rows;
      return { [options.lists === 'named' && name ? name : 'items']: rows };
    },
    block: ({ startISO, endISO }) => ({ [start]: startISO, [end]: endISO }),
    status: (text) => (options.statuses === 'lower' ? text.toLowerCase() : text),
    done: (c) => (options.writes === 'object' ? c.json({}) : c.body(null, 204)),
  };
}

export function callerOf(c: Context): string {
  const [, token] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined) throw new Refusal(401, 'Please sign in.');
  return token;
}

export function patientOf(c: Context, { roles }: State): string {
  const token = callerOf(c);
  if (roles.get(token) !== 'patient') throw new Refusal(403, 'Only patients can do this.');
  return token;
}

export function specialistOf(c: Context, { specialists }: State): Specialist {
  const token = callerOf(c);
  const found = specialists.find((each) => each.token === token);
  if (!found) throw new Refusal(403, 'Only specialists can do this.');
  return found;
}

export function specialistById({ specialists }: State, specialistId: string): Specialist {
  const found = specialists.find((each) => each.specialistId === specialistId);
  if (!found) throw new Refusal(404, 'Specialist not found');
  return found;
}

export async function bodyOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'Send a JSON object.');
  return body as Record<string, unknown>;
}

export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new Refusal(400, `${name} is required.`);
  return value;
}

export function sameInstant(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
