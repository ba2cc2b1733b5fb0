import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Telemetry } from '../config/telemetry-variables.ts';

export interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: Record<string, string | number>;
  status?: { code: number };
}

export interface TestCollector {
  telemetry: (changes?: Partial<Telemetry>) => Telemetry;
  bodies: { path: string; type: string; body: Buffer }[];
  spans: () => SentSpan[];
  metrics: () => Map<string, unknown>;
  /** Sets the response status; `never` sends none. Default: 200. */
  answer: (status: number | 'never') => void;
  url: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}
interface Traces {
  resourceSpans: { scopeSpans: { spans: (Omit<SentSpan, 'attributes'> & { attributes?: Attribute[] })[] }[] }[];
}
interface Measured {
  resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** Receives OTLP over HTTP on loopback until the test ends. */
export async function startCollector(): Promise<TestCollector> {
  const bodies: TestCollector['bodies'] = [];
  let status: number | 'never' = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      bodies.push({
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        body: Buffer.concat(parts),
      });
      if (status !== 'never') response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = <T>(path: string): T[] =>
    bodies.filter((one) => one.path === path).map(({ body }) => JSON.parse(body.toString()) as T);
  return {
    url,
    bodies,
    answer: (next) => (status = next),
    telemetry: (changes = {}) => ({
      endpoint: url,
      protocol: 'http/json',
      headers: {},
      timeoutMs: 1_000,
      metricsEveryMs: 600_000,
      serviceName: 'tele-test',
      sampler: 'parentbased_always_on',
      share: 1,
      ...changes,
    }),
    spans: () =>
      read<Traces>('/v1/traces')
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map(({ attributes = [], ...span }) => ({ ...span, attributes: Object.fromEntries(attributes.map(valueOf)) })),
    metrics: () =>
      new Map(
        read<Measured>('/v1/metrics')
          .flatMap(({ resourceMetrics }) => resourceMetrics)
          .flatMap(({ scopeMetrics }) => scopeMetrics)
          .flatMap(({ metrics }) => metrics)
          .map((metric) => [metric.name, metric]),
      ),
  };
}

function valueOf({ key, value }: Attribute): [string, string | number] {
  return [key, value.stringValue ?? Number(value.intValue)];
}
