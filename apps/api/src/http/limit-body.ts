import { routeOf, routes, type RouteName } from '@tele/core';
import { contract, type CallDefinition } from '@tele/core/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from './api-error.ts';

const ordinaryBytes = 100 * 1024;
export const bodyless = new Set(['GET', 'HEAD', 'DELETE']);

/** Refuses large bodies, unread if there is a Content-Length: the server drains them and keeps the connection. */
export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = (): never => {
    throw new ApiError('BODY_TOO_LARGE', 'The request is too large.');
  };
  const limitStream = bodyLimit({ maxSize, onError });
  return (c, next) => {
    const length = c.req.header('content-length');
    if (length !== undefined) return Number(length) > maxSize ? onError() : next();
    return bodyless.has(c.req.method) ? next() : limitStream(c, next);
  };
}

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
