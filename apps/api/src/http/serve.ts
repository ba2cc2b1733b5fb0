import { isWrite, routeOf, routes, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import type { Context, Hono } from 'hono';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import { checkAnswer } from './check-answer.ts';
import type { Ctx, Services } from './context.ts';
import type { RequestEnv } from './environment.ts';
import type { Handlers } from './handler.ts';
import { limitRate } from './limit-rate.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { parseBody, parseInput } from './parse-input.ts';
import { requireCaller } from './require-role.ts';
import { createTurns, type TakeTurn } from './turns.ts';
import { etagOf, versionIn } from './version.ts';

export interface ServeParts {
  services: Services;
  handlers: Handlers;
  /** Who the `authorization` header names; throws 401. */
  authenticate: (services: Services, header: string | undefined) => Promise<Actor>;
}

const writesPerMinute = 300;
/** How much of the connections writes on one row may wait with. */
const crowdShare = 0.4;
const anonymous: Actor = { type: 'anonymous' };

/** Mounts every call of the contract: who, what, the handler, and the answer checked on its way out. */
export function serve(app: Hono<RequestEnv>, parts: ServeParts): void {
  const { connections, waitMs } = parts.services.config.databaseLimits;
  const takeTurn = createTurns({ together: Math.max(1, Math.floor(connections * crowdShare)), waitMs });
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routeOf(name);
    app.on(method, path, (c) => answer(c, name, { ...parts, takeTurn }));
  }
}

async function answer(
  c: Context<RequestEnv>,
  name: RouteName,
  { services, handlers, authenticate, takeTurn }: ServeParts & { takeTurn: TakeTurn },
): Promise<Response> {
  c.set('route', name);
  const call: CallDefinition = contract[name];
  const actor = call.caller === 'public' ? anonymous : await authenticate(services, c.req.header('authorization'));
  if ('userId' in actor) c.set('userId', actor.userId);
  requireCaller(actor, call.caller);
  if (isWrite(name) && 'userId' in actor) await refuseFlood(c, services, `write:${actor.userId}`);

  const input = {
    params: c.req.param(),
    query: parseInput(call.query, c.req.query()),
    body: call.body && parseBody(call.body, await c.req.text()),
    ifMatch: versionIn(c.req.header('if-match')),
    idempotencyKey: call.keyed && readIdempotencyKey(c.req.header('idempotency-key')),
  };
  // The table pairs each name with its handler; the union over names is more than the compiler can follow.
  const handler = handlers[name] as (ctx: Ctx, given: typeof input) => Promise<unknown>;
  const run = (): Promise<unknown> => handler({ ...services, actor }, input);
  // What two writes may both wait for is the row that the path names, else the caller's own.
  const row = isWrite(name) ? (input.params.id ?? ('userId' in actor ? actor.userId : undefined)) : undefined;
  const result = await (row === undefined ? run() : takeTurn(row, run));
  const checked = checkAnswer(call.ok, result, services.config.production);
  if (call.versioned) c.header('ETag', etagOf(String((checked as { version: string }).version)));
  return c.json(checked);
}

async function refuseFlood(c: Context, services: Services, key: string): Promise<void> {
  const wait = await limitRate(services.db, { key, perMinute: writesPerMinute, now: services.now() });
  if (wait === undefined) return;
  c.header('Retry-After', String(wait));
  throw new ApiError('TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment and try again.');
}
