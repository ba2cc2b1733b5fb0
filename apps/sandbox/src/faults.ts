import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './site.ts';

const MODES = ['before', 'after', 'error', 'delay'] as const;

/** A failure to act out: `*` in `path` stands for one segment, `times` counts down to nothing. */
interface Fault {
  path: string;
  method: string;
  times: number;
  mode: (typeof MODES)[number];
  status: number;
  ms: number;
  /** What an `error` says; left out, it is an api_error. */
  type: string;
  code?: string | undefined;
  param?: string | undefined;
  /** The Stripe API keeps this `error` under the idempotency key: the key then answers nothing else for a day. */
  keep: boolean;
}

/** The failures tests ask for, and the routes through which they ask. Kept in memory only. */
export function faults(): { act: MiddlewareHandler<SandboxEnv>; routes: Hono } {
  let planned: Fault[] = [];

  const routes = new Hono();
  routes.get('/_faults', (c) => c.json({ items: planned }));
  routes.post('/_faults', async (c) => {
    const fault = readFault(await c.req.json().catch(() => null));
    if (!fault) return c.json({ error: `path is needed, and mode is one of ${MODES.join(', ')}` }, 400);
    planned.push(fault);
    return c.json(fault, 201);
  });
  routes.delete('/_faults', (c) => {
    planned = [];
    return c.json({ ok: true });
  });

  const act: MiddlewareHandler<SandboxEnv> = async (c, next) => {
    const fault = planned.find((one) => one.method === c.req.method && matches(one.path, c.req.path));
    if (!fault || c.req.path === '/_faults') return next();
    fault.times -= 1;
    planned = planned.filter((one) => one.times > 0);
    if (fault.mode === 'error') {
      const { status, type, code, param, keep } = fault;
      const body = { error: { type, code, param, message: 'An error happened in the sandbox.' } };
      if (!keep || !c.req.path.startsWith('/v1/')) return Response.json(body, { status });
      // The Stripe API says it itself, where the idempotency key is known.
      c.set('fault', { status, body });
      return next();
    }
    // The Stripe API waits by itself, in the middle of the call, where a second call with the same key meets it.
    if (fault.mode === 'delay' && c.req.path.startsWith('/v1/')) c.set('delayMs', fault.ms);
    else if (fault.mode === 'delay') await wait(fault.ms);
    if (fault.mode !== 'before') await next();
    if (fault.mode !== 'delay') c.env.incoming.socket.destroy();
    return fault.mode === 'before' ? RESPONSE_ALREADY_SENT : undefined;
  };
  return { act, routes };
}

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, at) => part === '*' || part === given[at]);
}

function readFault(value: unknown): Fault | undefined {
  const given = (value ?? {}) as Partial<Fault>;
  const { path, method = 'POST', times = 1, mode, status = 500, ms = 1000 } = given;
  const { type = 'api_error', code, param, keep = false } = given;
  if (typeof path !== 'string' || !mode || !MODES.includes(mode)) return undefined;
  return { path, method, times, mode, status, ms, type, code, param, keep };
}
