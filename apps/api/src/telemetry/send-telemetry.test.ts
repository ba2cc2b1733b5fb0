import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { aPatient, type Person } from '../testing/people.ts';
import { aRequest, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { startCollector, type TestCollector } from '../testing/start-collector.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { startTelemetry } from './start-telemetry.ts';
import type { Telemetry } from '../config/telemetry-variables.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

let collector: TestCollector;
let patient: Person;
beforeEach(async () => {
  collector = await startCollector();
  patient = await aPatient(db);
});

async function watching<T>(work: () => Promise<T>, given: Partial<Telemetry> = {}): Promise<T> {
  const config = { ...api.services.config, metricsToken: undefined, telemetry: collector.telemetry(given) };
  const { stop } = await startTelemetry({ services: { ...api.services, config }, database: api.database });
  try {
    return await work();
  } finally {
    await jobsEnded(db);
    await stop();
  }
}
const me = (headers: Record<string, string> = {}) => api.call('authMe', { as: patient, headers });
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const caller = '00f067aa0ba902b7';

describe('a trace', () => {
  it('has a span of the call with its name, its caller and its statements', async () => {
    await watching(() => me());
    const call = collector.spans().find(({ name }) => name === 'authMe');
    expect(call?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': 'authMe',
      'http.response.status_code': 200,
      'tele.request_id': expect.stringMatching(/^[\da-f-]{36}$/),
      'tele.user_id': patient.userId,
    });
    expect(call?.parentSpanId).toBeUndefined();
    const within = collector.spans().filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(within.map(({ attributes }) => attributes)).toContainEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'select',
      'db.collection.name': 'patient_profiles',
    });
  });

  it('includes calls to other companies; jobs have their own traces', async () => {
    await watching(async () => {
      await aRequest(api);
      await settled(api);
    });
    const spans = collector.spans();
    const paid = spans.find(({ name }) => name === 'attachPayment');
    const asked = spans.find(({ name }) => name === 'payments.authorise');
    expect(asked?.attributes).toEqual({ 'tele.vendor': 'payments', 'tele.vendor_call': 'authorise' });
    expect(asked?.traceId).toBe(paid?.traceId);
    const job = spans.find(({ name }) => name.startsWith('job '));
    expect(job?.parentSpanId).toBeUndefined();
    expect(job?.attributes).toMatchObject({ 'tele.job_outcome': 'done', 'tele.job_attempts': 1 });
    const sent = spans.find(({ name }) => name === 'mail.send');
    expect(spans.find(({ spanId }) => spanId === sent?.parentSpanId)?.name).toMatch(/^job /);
  });

  it('continues the caller’s trace for a valid traceparent', async () => {
    await watching(() =>
      me({ traceparent: `00-${trace}-${caller}-01`, tracestate: 'who=maeve', baggage: 'who=maeve' }),
    );
    expect(collector.spans().find(({ name }) => name === 'authMe')).toMatchObject({
      traceId: trace,
      parentSpanId: caller,
    });
    expect(Buffer.concat(collector.bodies.map(({ body }) => body)).toString()).not.toContain('maeve');
  });

  it.each(['', 'maeve', `00-${'0'.repeat(32)}-${caller}-01`, `ff-${trace}-${caller}-01`, `00-${trace}-${caller}-01-x`])(
    'starts new without one: %j',
    async (traceparent) => {
      await watching(() => me({ traceparent }));
      const call = collector.spans().find(({ name }) => name === 'authMe');
      expect(call).toBeDefined();
      expect([call?.traceId, call?.parentSpanId]).not.toContain(trace);
      expect(call?.parentSpanId).toBeUndefined();
    },
  );

  it('is kept as the sampler decides: never, or like the caller’s', async () => {
    await watching(() => me(), { sampler: 'always_off' });
    await watching(() => me(), { sampler: 'parentbased_traceidratio', share: 0 });
    await watching(() => me({ traceparent: `00-${trace}-${caller}-00` }));
    expect(collector.spans()).toEqual([]);
    await watching(() => me({ traceparent: `00-${trace}-${caller}-01` }), {
      sampler: 'parentbased_traceidratio',
      share: 0,
    });
    expect(collector.spans().map(({ name }) => name)).toContain('authMe');
  });

  it('is linked from the log by its ID', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const logged = await withApi({ database: api.database, log });
    await watching(() => logged.call('authMe'));
    const call = collector.spans().find(({ name }) => name === 'authMe');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ msg: 'request', traceId: call?.traceId });
  });
});

describe('the metrics', () => {
  it('match the Prometheus metrics, and are sent with the traces', async () => {
    await watching(() => me());
    const calls = collector.metrics().get('tele_http_request_duration_seconds');
    expect(calls).toMatchObject({
      histogram: {
        aggregationTemporality: 2,
        dataPoints: [
          {
            count: 1,
            attributes: expect.arrayContaining([{ key: 'route', value: { stringValue: 'authMe' } }]),
          },
        ],
      },
    });
    const [{ bucketCounts, explicitBounds }] = (
      calls as { histogram: { dataPoints: [{ bucketCounts: number[]; explicitBounds: number[] }] } }
    ).histogram.dataPoints;
    expect([bucketCounts.length, bucketCounts.reduce((sum, count) => sum + count, 0)]).toEqual([
      explicitBounds.length + 1,
      1,
    ]);
    expect(collector.metrics().has('tele_due_jobs')).toBe(true);
  });

  it('are sent in protobuf as well, to a collector that requires a key', async () => {
    await watching(() => me(), { protocol: 'http/protobuf', headers: { 'x-key': 'of the collector' } });
    expect(new Set(collector.bodies.map(({ path, type }) => `${path} ${type}`))).toEqual(
      new Set(['/v1/traces application/x-protobuf', '/v1/metrics application/x-protobuf']),
    );
  });
});

describe('without an endpoint and a token', () => {
  it('nothing is counted, traced or sent', async () => {
    const config = { ...api.services.config, metricsToken: undefined };
    const { metrics, stop } = await startTelemetry({ services: { ...api.services, config }, database: api.database });
    await me();
    await stop();
    expect([metrics, collector.bodies]).toEqual([undefined, []]);
  });
});
