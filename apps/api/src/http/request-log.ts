import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { asStep, type CallStep } from '../steps/step.ts';
import type { RequestEnv } from './environment.ts';

/**
 * One line per request, and one step for whoever watches: ids, the name of the call, status and time. No path, no query string: both may carry
 * what a person typed.
 */
export function requestLog(log: Logger): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const start = performance.now();
    const step: CallStep = {
      is: 'call',
      method: c.req.method,
      requestId: '',
      traceparent: c.req.header('traceparent'),
    };
    await asStep(step, async () => {
      await next();
      step.requestId = c.get('requestId');
      step.route = c.get('route') ?? 'unknown';
      step.status = c.res.status;
      step.userId = c.get('userId');
      step.partnerId = c.get('partnerId');
    });
    log.info(
      {
        requestId: step.requestId,
        traceId: step.traceId,
        route: step.route,
        status: step.status,
        ms: Math.round(performance.now() - start),
        userId: step.userId,
        partnerId: step.partnerId,
      },
      'request',
    );
  };
}
