import { routeOf, routes, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';

const ordinaryBytes = 100 * 1024;

/** Refuses a body over a size, before anything of it is read. */
export function limitBody(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('BODY_TOO_LARGE', 'The request is too large.');
    },
  });
}

/** The limit of every call: the ordinary one, or its own where the contract gives it one. */
export function limitBodies(basePath: string): MiddlewareHandler {
  const ordinary = limitBody(ordinaryBytes);
  const own = new Map<string, MiddlewareHandler>();
  for (const name of Object.keys(routes) as RouteName[]) {
    const { bodyBytes }: CallDefinition = contract[name];
    const { method, path } = routeOf(name);
    if (bodyBytes !== undefined) own.set(`${method} ${basePath}${path}`, limitBody(bodyBytes));
  }
  return (c, next) => (own.get(`${c.req.method} ${c.req.path}`) ?? ordinary)(c, next);
}
