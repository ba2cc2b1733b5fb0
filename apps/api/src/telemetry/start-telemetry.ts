import type { Database } from '../db/open.ts';
import type { Services } from '../http/context.ts';
import type { Metrics } from './metrics.ts';

export interface RunningTelemetry {
  metrics: Metrics | undefined;
  stop: () => Promise<void>;
}

export async function startTelemetry(parts: {
  services: Services;
  database: Pick<Database, 'pool'>;
}): Promise<RunningTelemetry> {
  const { services } = parts;
  const { metricsToken, telemetry } = services.config;
  if (metricsToken === undefined && !telemetry) return { metrics: undefined, stop: async () => undefined };
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(parts);
  if (!telemetry) return { metrics, stop: async () => metrics.stop() };
  const { sendTelemetry } = await import('./send-telemetry.ts');
  const stopTelemetry = await sendTelemetry({ services, telemetry, metrics });
  const stop = async (): Promise<void> => {
    await stopTelemetry();
    metrics.stop();
  };
  return { metrics, stop };
}
