import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../db/new-id.ts';
import { inTransaction } from '../db/transaction.ts';
import { noteReconciliation } from '../ledger/reconciliations.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { lanes } from '../jobs/duties.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { aPatient } from '../testing/people.ts';
import { startApi, withApi, type TestApi } from '../testing/start-api.ts';
import { createMetrics } from './metrics.ts';

const api = await withApi({ counted: true, config: { version: '1.2.3+abc' } });
const { db } = api.services;
const token = `Bearer ${api.services.config.metricsToken}`;
const scrape = (authorization = token, from?: string) => api.fetch('/metrics', { headers: { authorization } }, from);

/** Value of a series as written, e.g. `up{job="x"}`; undefined if absent. */
function valueIn(text: string, series: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}
/** Skips the scrape cache, which lasts seconds. */
async function readAnew({ services, database }: Pick<TestApi, 'services' | 'database'>): Promise<string> {
  const metrics = createMetrics({ services, database });
  onTestFinished(metrics.stop);
  return metrics.text();
}
const minutesAgo = (minutes: number) => new Date(api.clock.now.getTime() - minutes * 60_000);

describe('the metrics', () => {
  it('are returned for a valid token, in Prometheus format', async () => {
    const response = await scrape();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    const text = await response.text();
    expect(valueIn(text, 'tele_build_info{version="1.2.3+abc"}')).toBe(1);
    expect(valueIn(text, 'tele_readings_up')).toBe(1);
    expect(valueIn(text, 'process_start_time_seconds')).toBeGreaterThan(0);
    expect(valueIn(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('are refused to everyone else, signed in or not', async () => {
    expect((await scrape('Bearer wrong')).status).toBe(401);
    expect((await scrape(`Bearer ${api.services.config.jobsToken}`)).status).toBe(401);
    expect((await scrape(`Bearer ${await api.identity.tokenFor('someone@example.com')}`)).status).toBe(401);
  });

  it('allow ten guesses a minute per address, then refuse even the right token', async () => {
    const guesses = await Promise.all(Array.from({ length: 12 }, () => scrape('Bearer guess', '203.0.113.80')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await scrape(token, '203.0.113.80')).status).toBe(429);
    expect((await scrape(token, '203.0.113.81')).status).toBe(200);
  });

  it('are absent without a configured token and in a process that counts nothing', async () => {
    for (const given of [{ counted: true, config: { metricsToken: undefined } }, {}]) {
      const apart = await startApi({ database: api.database, ...given });
      expect((await apart.fetch('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404);
      expect((await apart.fetch('/metrics', { headers: { authorization: token } })).status).toBe(404);
      await apart.close();
    }
  });

  it('count calls by name, method and status class, whatever a caller sends', async () => {
    const patient = await aPatient(db);
    await api.call('authMe', { as: patient });
    await api.call('authMe');
    await api.fetch('/specialists/maeve-tran@example.com', { method: 'BREW' });
    const text = await (await scrape()).text();
    const count = (labels: string) => valueIn(text, `tele_http_request_duration_seconds_count{${labels}}`);
    expect(count('route="authMe",method="GET",status="2xx"')).toBe(1);
    expect(count('route="authMe",method="GET",status="4xx"')).toBe(1);
    expect(count('route="unknown",method="other",status="4xx"')).toBe(1);
    expect(text).not.toContain('maeve');
    expect(valueIn(text, 'tele_http_requests_in_flight')).toBe(1);
    expect(valueIn(text, 'tele_database_statement_duration_seconds_count{statement="select"}')).toBeGreaterThan(0);
  });

  it('count database errors by kind', async () => {
    await db.deleteFrom('alerts').where('id', '=', 'of nobody').execute();
    await expect(
      db
        .insertInto('favourites')
        .values({ user_id: 'nobody', specialist_id: 'nobody', added_at: new Date() })
        .execute(),
    ).rejects.toThrow('foreign key');
    expect(valueIn(await (await scrape()).text(), 'tele_database_errors_total{kind="constraint"}')).toBe(1);
  });

  it('show due jobs in each lane, their age, and abandoned jobs', async () => {
    const later = await startApi({ counted: true, now: new Date('2026-12-02T00:00:00.000Z') });
    onTestFinished(later.close);
    const ask = (kind: string, minutes: number) =>
      inTransaction(later.services.db, (t) =>
        enqueue(t, { kind, payload: {} }, new Date(later.clock.now.getTime() - minutes * 60_000)),
      );
    await ask('selection-email', 7);
    await ask('selection-email', 3);
    await ask('of-a-newer-version', 2);
    await later.services.db
      .insertInto('outbox')
      .values({ id: newId('job'), kind: 'refund', payload: '{}', failed_at: later.clock.now })
      .execute();
    const text = await readAnew(later);
    expect(valueIn(text, 'tele_due_jobs{lane="mail"}')).toBe(2);
    expect(valueIn(text, 'tele_jobs_oldest_due_seconds{lane="mail"}')).toBe(7 * 60);
    expect(valueIn(text, 'tele_due_jobs{lane="unknown"}')).toBe(1);
    expect(valueIn(text, 'tele_due_jobs{lane="money"}')).toBe(0);
    expect(valueIn(text, 'tele_given_up_jobs{kind="refund"}')).toBe(1);
  });

  it('show the delay of jobs, and the last run of each lane', async () => {
    await inTransaction(db, (t) => enqueue(t, { kind: 'ops-email', payload: {} }, minutesAgo(4)));
    await runJobs(api.services);
    const text = await (await scrape()).text();
    expect(valueIn(text, 'tele_job_lateness_seconds_sum{lane="mail"}')).toBe(240);
    expect(valueIn(text, 'tele_job_duration_seconds_count{kind="ops-email",outcome="done"}')).toBe(1);
    for (const lane of lanes)
      expect(valueIn(text, `tele_jobs_ended_timestamp_seconds{lane="${lane}"}`)).toBeGreaterThan(0);
  });

  it('show the result and time of the last comparison with the payment provider', async () => {
    expect(valueIn(await readAnew(api), 'tele_reconciliation_differences')).toBeUndefined();
    const found = { since: null, charges: 9, payments: 9 };
    await noteReconciliation(db, { ...found, differences: 5, putRight: 0, endedAt: minutesAgo(60) });
    await noteReconciliation(db, { ...found, differences: 3, putRight: 2, endedAt: minutesAgo(1) });
    const text = await readAnew(api);
    expect(valueIn(text, 'tele_reconciliation_differences')).toBe(1);
    expect(valueIn(text, 'tele_reconciliation_ended_timestamp_seconds')).toBe(minutesAgo(1).getTime() / 1_000);
  });

  it('show the expiry of certificates, and the age of the key', async () => {
    const apart = await startApi({
      database: api.database,
      config: {
        certificates: [{ name: 'gone', place: '/nowhere.pem' }],
        fieldKeys: [{ id: 'k-2026-11-01', key: Buffer.alloc(32, 7) }],
      },
    });
    onTestFinished(apart.close);
    const text = await readAnew(apart);
    expect(valueIn(text, 'tele_certificate_up{certificate="gone"}')).toBe(0);
    expect(valueIn(text, 'tele_field_key_made_timestamp_seconds')).toBe(Date.parse('2026-11-01T00:00:00Z') / 1_000);
  });

  it('are returned even while the database fails', async () => {
    const broken = { ...api.services, db: api.services.db.withSchema('nowhere') };
    const text = await readAnew({ ...api, services: broken });
    expect(valueIn(text, 'tele_readings_up')).toBe(0);
    expect(valueIn(text, 'process_start_time_seconds')).toBeGreaterThan(0);
    expect(valueIn(text, 'tele_due_jobs{lane="mail"}')).toBeUndefined();
  });
});
