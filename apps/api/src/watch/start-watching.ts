import type { Database } from '../db/open.ts';
import type { Services } from '../http/context.ts';
import type { Metrics } from './metrics.ts';

export interface Watching {
  metrics: Metrics | undefined;
  /** Sends what has not been sent yet, and ends. */
  stop: () => Promise<void>;
}

/** Begins to watch what the configuration asks for. What it does not ask for is not even loaded, and costs nothing. */
export async function startWatching(parts: {
  services: Services;
  database: Pick<Database, 'pool'>;
}): Promise<Watching> {
  const { services } = parts;
  const { metricsToken, telemetry } = services.config;
  if (metricsToken === undefined && !telemetry) return { metrics: undefined, stop: async () => undefined };
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(parts);
  if (!telemetry) return { metrics, stop: async () => metrics.stop() };
  const { startTelemetry } = await import('./telemetry.ts');
  const stopTelemetry = await startTelemetry({ services, telemetry, metrics });
  const stop = async (): Promise<void> => {
    await stopTelemetry();
    metrics.stop();
  };
  return { metrics, stop };
}
