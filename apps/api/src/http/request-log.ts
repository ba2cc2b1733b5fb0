import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { asStep, type CallStep } from '../steps/step.ts';
import type { CallerAddress } from './caller-address.ts';
import type { RequestEnv } from './environment.ts';

/** Possible attacks or overload: logged with the keyed hash of the address. */
const suspicious = new Set([401, 403, 429]);

/** One line and one step per request. No path or query string: both may contain personal input. */
export function requestLog(log: Logger, addressOf: CallerAddress): MiddlewareHandler<RequestEnv> {
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
        ...(suspicious.has(c.res.status) && { code: c.get('code'), address: addressOf(c) }),
      },
      'request',
    );
  };
}
