import type { Database } from '../db/open.ts';
import type { Services } from '../http/context.ts';
import type { Metrics } from './metrics.ts';

export interface Watching {
  metrics: Metrics | undefined;
  stop: () => Promise<void>;
}

/** Begins to watch what the configuration asks for. What it does not ask for is not even loaded, and costs nothing. */
export async function startWatching(parts: { services: Services; database: Database }): Promise<Watching> {
  const { metricsToken } = parts.services.config;
  if (metricsToken === undefined) return { metrics: undefined, stop: async () => undefined };
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(parts);
  return { metrics, stop: async () => metrics.stop() };
}
