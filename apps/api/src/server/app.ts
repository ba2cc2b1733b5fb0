import { Hono, type Context } from 'hono';
import { authenticator } from '../account/authenticate.ts';
import { mountGoogle } from '../account/google/mount.ts';
import { mountFeed } from '../calendars/mount-feed.ts';
import { handlers } from './handlers.ts';
import { answerError } from '../http/answer-error.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import type { RequestEnv } from '../http/environment.ts';
import { answerUnknown } from '../http/answer-unknown.ts';
import { createCallCounts } from '../http/call-counts.ts';
import { callerAddress } from '../http/caller-address.ts';
import { limitBodies, limitBody } from '../http/limit-body.ts';
import { createCallLimits } from '../http/rate-limit.ts';
import { delayRefusals } from '../http/delay-refusals.ts';
import { requireJson } from '../http/require-json.ts';
import { refuseWhileReadOnly } from '../http/read-only.ts';
import { requestLog } from '../http/request-log.ts';
import { serve } from '../http/serve.ts';
import { standingHeaders } from '../http/standing-headers.ts';
import { answerJson } from '../http/answer-json.ts';
import { mountInternal } from './internal.ts';
import { openApiDocument } from './openapi.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { partnerAuthenticator } from '../partners/authenticate.ts';
import { registeredOrigins } from '../partners/registered-origins.ts';
import { takePaymentEvent } from '../ledger/webhook.ts';
import { stepEachCall } from '../steps/step-each-call.ts';
import type { TokenVerifier } from '../vendors/identity.ts';
import { createTokenVerifier } from '../vendors/identity.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { mountMetrics } from '../telemetry/mount-metrics.ts';

export interface AppParts {
  verifyToken?: TokenVerifier;
  clientIp?: (env: unknown) => string | undefined;
  /** Delays refusals to addresses with many. Off where waiting calls cost money. */
  delaysRefusals?: boolean;
  metrics?: Metrics | undefined;
}

const webhookBytes = 1024 * 1024;

export function createApp(services: Services, parts: AppParts = {}): Hono<RequestEnv> {
  const { config, log } = services;
  const addressOf = callerAddress(config, parts.clientIp);
  const limits = createCallLimits(services, createCallCounts(services), addressOf);
  const root = new Hono<RequestEnv>();
  const app = config.basePath === '' ? root : root.basePath(config.basePath);

  root.onError((error, c) => answerError(c, error, log));
  root.notFound(async (c) => {
    await limits.count(c, 'notFound');
    return answerUnknown(c, config.basePath);
  });
  // Outside the log: alerts judge actual processing time.
  if (parts.delaysRefusals) root.use(delayRefusals(addressOf));
  root.use(requestLog(log, addressOf));
  const isOriginRegistered = registeredOrigins(services);
  const isRegistered = (origin: string, c: Context<RequestEnv>): Promise<boolean> =>
    isOriginRegistered(origin, () => void limits.count(c, 'unknownOrigin'));
  root.use(standingHeaders({ ...config, isRegistered }));
  root.use(requireJson);

  // Before the ordinary limit: the signature covers the raw body, and events are larger than other calls.
  app.post('/stripe/webhook', limitBody(webhookBytes), async (c) => {
    c.set('route', 'stripeWebhook');
    // The provider retries for days.
    await refuseWhileReadOnly(services);
    // Checking a signature reads up to 1 MB.
    limits.refuseOverLimit(c, 'badSignature');
    const signature = c.req.header('stripe-signature') ?? '';
    const taken = await takePaymentEvent(services, await c.req.text(), signature).catch((error: unknown) => {
      throw error instanceof SyntaxError ? new ApiError('INVALID_JSON', 'The event is not valid JSON.') : error;
    });
    if (!taken) {
      await limits.count(c, 'badSignature');
      throw new ApiError('UNAUTHENTICATED', 'The signature is not valid.');
    }
    runJobsSoon(services);
    return answerJson(c, { received: true });
  });
  root.use(limitBodies(config.basePath));
  let document: object | undefined;
  app.get('/openapi.json', async (c) => {
    c.set('route', 'openApi');
    await limits.count(c, 'openApi');
    return limits.meter(c, undefined, ({ measure }) =>
      measure(() => answerJson(c, (document ??= openApiDocument(config.apiUrl)))),
    );
  });
  mountFeed(app, services, limits);
  mountGoogle(app, services, limits);
  mountInternal(app, services, limits);
  mountMetrics(app, { services, limits, metrics: parts.metrics });
  const { verify } = stepEachCall('identity', { verify: parts.verifyToken ?? createTokenVerifier(config) });
  serve(app, {
    services,
    handlers,
    limits,
    addressOf,
    authenticate: partnerAuthenticator(authenticator(verify)),
  });
  return root;
}
