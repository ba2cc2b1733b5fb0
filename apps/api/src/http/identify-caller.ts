import { isWrite, type ErrorCode } from '@tele/core';
import type { Context } from 'hono';
import type { Actor } from './actor.ts';
import { ApiError } from './api-error.ts';
import type { Route } from './call.ts';
import type { RequestEnv } from './environment.ts';
import type { CallLimits } from './rate-limit.ts';

const anonymous: Actor = { type: 'anonymous' };
const browsing: Actor = { type: 'anonymous', browses: true };

const credentialRefusals: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'UNAUTHENTICATED',
  'SECRET_IN_BROWSER',
  'UNKNOWN_PARTNER',
  'ORIGIN_NOT_REGISTERED',
]);

/** Authenticates the caller and counts the call. */
export function identifyCaller(c: Context<RequestEnv>, route: Route): Promise<Actor> {
  const header = c.req.header('authorization');
  if (header === undefined) return identify(c, route);
  return route.takeCallersTurn(header, () => identify(c, route));
}

async function identify(c: Context<RequestEnv>, route: Route): Promise<Actor> {
  const { name, definition, limits } = route;
  const actor =
    definition.caller === 'public'
      ? anonymous
      : isBrowsing(c, route)
        ? browsing
        : await authenticate(c, route).catch((error: unknown) => countRefusal(c, limits, error));
  if ('userId' in actor) c.set('userId', actor.userId);
  await limits.count(c, name, actor);
  return actor;
}

/** Signed out in an open portal. Same-origin reads have no Origin; another site's page does. */
function isBrowsing(c: Context<RequestEnv>, { definition, services }: Route): boolean {
  const { openPortal } = services.config;
  if (openPortal === undefined || definition.caller !== 'visitor') return false;
  const origin = c.req.header('origin') ?? openPortal;
  return c.req.header('authorization') === undefined && origin === openPortal;
}

function authenticate(c: Context<RequestEnv>, route: Route): Promise<Actor> {
  const { name, definition, services, limits } = route;
  return route.authenticate(services, c.req.header('authorization'), {
    // Writes and specialists' calls read the database: revoked access ends at once.
    fresh: isWrite(name) || definition.caller === 'specialist',
    origin: c.req.header('origin'),
    userAgent: c.req.header('user-agent'),
    refuseOverLimit: () => limits.refuseOverLimit(c, 'notSignedIn'),
  });
}

async function countRefusal(c: Context<RequestEnv>, limits: CallLimits, error: unknown): Promise<never> {
  if (error instanceof ApiError && credentialRefusals.has(error.code)) await limits.count(c, 'notSignedIn');
  throw error;
}
