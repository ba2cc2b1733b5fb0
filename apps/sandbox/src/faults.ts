import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { isAbout, readEventFault, type EventFault } from './event-faults.ts';
import type { SandboxEnv } from './site.ts';

const MODES = ['before', 'after', 'error', 'delay', 'late', 'cut', 'slow'] as const;

// `before` and `after` cut the connection before or after the call acts; `late` responds, then acts after `ms`.
/** Planned by `POST /_faults` with `path`, where `*` is one segment. */
interface CallFault {
  path: string;
  method: string;
  times: number;
  every: number;
  mode: (typeof MODES)[number];
  status: number;
  ms: number;
  bytes: number;
  type: string;
  code?: string | undefined;
  param?: string | undefined;
  /** The Stripe API caches this `error` under the idempotency key for a day. */
  keep: boolean;
}

export interface Faults {
  act: MiddlewareHandler<SandboxEnv>;
  routes: Hono;
  ofEvent: (type: string) => EventFault | undefined;
}

export function faults(): Faults {
  const calls = plans<CallFault>();
  const events = plans<EventFault>();
  let wake: (() => void)[] = [];
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      wake.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });

  const routes = new Hono();
  routes.get('/_faults', (c) => c.json({ items: [...calls.all(), ...events.all()] }));
  routes.post('/_faults', async (c) => {
    const given = ((await c.req.json().catch(() => null)) ?? {}) as Partial<CallFault> & Partial<EventFault>;
    const { event } = given;
    if (typeof event === 'string') {
      const fault = readEventFault({ ...given, event } as EventFault);
      if (!fault) return c.json({ error: 'mode is one of drop, delay, double, reorder' }, 400);
      events.add(fault);
      return c.json(fault, 201);
    }
    const fault = readCallFault(given);
    if (!fault) return c.json({ error: `path or event is needed, and mode is one of ${MODES.join(', ')}` }, 400);
    calls.add(fault);
    return c.json(fault, 201);
  });
  routes.delete('/_faults', (c) => {
    calls.clear();
    events.clear();
    for (const go of wake) go();
    wake = [];
    return c.json({ ok: true });
  });

  const act: MiddlewareHandler<SandboxEnv> = async (c, next) => {
    if (c.req.path === '/_faults') return next();
    const fault = calls.take((one) => one.method === c.req.method && matches(one.path, c.req.path));
    if (!fault) return next();
    const ofApi = c.req.path.startsWith('/v1/');
    if (fault.mode === 'cut' || fault.mode === 'slow') {
      const { mode, bytes, ms } = fault;
      c.set('upload', { mode, bytes, ms });
      return next();
    }
    if (fault.mode === 'error' || fault.mode === 'late') {
      const { status, type, code, param, keep, mode, ms } = fault;
      const body = { error: { type, code, param, message: 'An error happened in the sandbox.' } };
      if (c.req.path.startsWith('/s3/')) {
        c.set('fault', { status, body }); // as XML
        return next();
      }
      if (!ofApi || (mode === 'error' && !keep)) return Response.json(body, { status });
      // The Stripe API responds itself, because it knows the idempotency key.
      c.set('fault', mode === 'late' ? { status, body, late: pause(ms) } : { status, body });
      return next();
    }
    if (fault.mode === 'delay' && ofApi) c.set('delay', pause(fault.ms));
    else if (fault.mode === 'delay') await pause(fault.ms);
    if (fault.mode !== 'before') await next();
    if (fault.mode !== 'delay') c.env.incoming.socket.destroy();
    return fault.mode === 'before' ? RESPONSE_ALREADY_SENT : undefined;
  };
  return { act, routes, ofEvent: (type) => events.take((one) => isAbout(one, type)) };
}

interface Plans<T> {
  all: () => T[];
  add: (plan: T) => void;
  clear: () => void;
  take: (fits: (plan: T) => boolean) => T | undefined;
}

function plans<T extends { every: number; times: number }>(): Plans<T> {
  let planned: { plan: T; met: number }[] = [];
  return {
    all: () => planned.map(({ plan }) => plan),
    add: (plan) => void planned.push({ plan, met: 0 }),
    clear: () => void (planned = []),
    take(fits) {
      for (const one of planned) {
        if (!fits(one.plan)) continue;
        one.met += 1;
        if (one.met % one.plan.every !== 0) continue;
        one.plan.times -= 1;
        planned = planned.filter(({ plan }) => plan.times > 0);
        return one.plan;
      }
      return undefined;
    },
  };
}

function matches(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')];
  return (
    patternParts.length === pathParts.length && patternParts.every((part, at) => part === '*' || part === pathParts[at])
  );
}

function readCallFault(given: Partial<CallFault>): CallFault | undefined {
  const { path, method = 'POST', times = 1, every = 1, mode, status = 500, ms = 1000, bytes = 0 } = given;
  const { type = 'api_error', code, param, keep = false } = given;
  if (typeof path !== 'string' || !mode || !MODES.includes(mode)) return undefined;
  return { path, method, times, every, mode, status, ms, bytes, type, code, param, keep };
}
