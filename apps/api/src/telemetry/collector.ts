import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { faultOf } from './allowed.ts';
import type { Telemetry } from '../config/telemetry-variables.ts';

export interface Collector {
  traces: SpanExporter;
  metrics: PushMetricExporter;
}

export async function openCollector({ protocol, ...telemetry }: Telemetry, log: Logger): Promise<Collector> {
  const { OTLPTraceExporter, OTLPMetricExporter } =
    protocol === 'http/json'
      ? {
          ...(await import('@opentelemetry/exporter-trace-otlp-http')),
          ...(await import('@opentelemetry/exporter-metrics-otlp-http')),
        }
      : {
          ...(await import('@opentelemetry/exporter-trace-otlp-proto')),
          ...(await import('@opentelemetry/exporter-metrics-otlp-proto')),
        };
  const to = (signal: 'traces' | 'metrics') => ({
    url: `${telemetry.endpoint}/v1/${signal}`,
    headers: { ...telemetry.headers },
    timeoutMillis: telemetry.timeoutMs,
  });
  const traces: SpanExporter = new OTLPTraceExporter(to('traces'));
  const metrics: PushMetricExporter = new OTLPMetricExporter(to('metrics'));
  sayOnce(traces, 'traces', log);
  sayOnce(metrics, 'metrics', log);
  return { traces, metrics };
}

/** Logs once when the collector fails and once when it recovers. Lost data is not retried. */
function sayOnce<T>(exporter: Exporter<T>, signal: string, log: Logger): void {
  let away = false;
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, ({ code, error }) => {
      const failed = code !== ExportResultCode.SUCCESS;
      if (failed && !away)
        log.warn({ signal, name: faultOf(error) }, 'the collector takes nothing: what is sent is lost');
      if (!failed && away) log.info({ signal }, 'the collector takes what is sent again');
      away = failed;
      done({ code: ExportResultCode.SUCCESS });
    });
}

interface Exporter<T> {
  export: (items: T, done: (result: ExportResult) => void) => void;
}
