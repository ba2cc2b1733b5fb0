import type { Hono } from 'hono';
import type { Services } from '../http/context.ts';
import type { RequestEnv } from '../http/environment.ts';
import type { CallLimits } from '../http/rate-limit.ts';
import { requireToken } from '../http/require-token.ts';
import type { Metrics } from './metrics.ts';

interface Parts {
  services: Services;
  limits: CallLimits;
  /** Undefined where nothing counts, as in a function that can't be scraped. */
  metrics: Pick<Metrics, 'text' | 'contentType'> | undefined;
}

/** `GET /metrics` for Prometheus, with METRICS_TOKEN as bearer token. Absent without it. */
export function mountMetrics(app: Hono<RequestEnv>, { services, limits, metrics }: Parts): void {
  app.get('/metrics', async (c) => {
    c.set('route', 'metrics');
    const token = metrics && services.config.metricsToken;
    await requireToken(c, limits, { token, guesses: 'metricsGuess' });
    const text = await metrics?.text();
    return new Response(text, { headers: { 'Content-Type': metrics?.contentType ?? 'text/plain' } });
  });
}
