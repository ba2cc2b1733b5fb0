import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { RequestEnv } from './environment.ts';

/** One line per request: ids, the name of the call, status and time. No path, no query string: both may carry what a person typed. */
export function requestLog(log: Logger): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: c.get('requestId'),
        route: c.get('route') ?? 'unknown',
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        userId: c.get('userId'),
        partnerId: c.get('partnerId'),
      },
      'request',
    );
  };
}
