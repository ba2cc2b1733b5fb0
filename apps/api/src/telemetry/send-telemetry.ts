import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Services } from '../http/context.ts';
import { bridgeMetrics } from './bridge-metrics.ts';
import { openCollector } from './collector.ts';
import type { Metrics } from './metrics.ts';
import { traceSteps } from './traces.ts';
import type { Telemetry } from '../config/telemetry-variables.ts';

interface Parts {
  services: Pick<Services, 'config' | 'log'>;
  telemetry: Telemetry;
  metrics: Metrics;
}

/** Longest wait for the collector at shutdown, after the last export. */
const stopMs = 3_000;

export async function sendTelemetry({ services, telemetry, metrics }: Parts): Promise<() => Promise<void>> {
  const { config, log } = services;
  const collector = await openCollector(telemetry, log);
  const resource = resourceFromAttributes({ 'service.name': telemetry.serviceName, 'service.version': config.version });
  const stopTraces = traceSteps({ telemetry, exporter: collector.traces, resource });
  const reader = new PeriodicExportingMetricReader({
    exporter: collector.metrics,
    exportIntervalMillis: telemetry.metricsEveryMs,
    exportTimeoutMillis: Math.min(telemetry.timeoutMs, telemetry.metricsEveryMs),
    metricProducers: [bridgeMetrics(metrics)],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  return async () => {
    const ended = Promise.allSettled([stopTraces(), meters.shutdown()]);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
  };
}
