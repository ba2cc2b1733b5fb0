import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { CallStep, JobStep, Step, VendorStep } from '../steps/step.ts';
import { databaseErrorOf, methodOf, statementOf, statusClassOf } from './allowed.ts';
import { listen } from './listen.ts';

const toTenSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const toAnHour = [1, 5, 15, 30, 60, 120, 300, 900, 3_600];

export function countSteps(register: Registry): () => void {
  const registers = [register];
  const requests = new Histogram({
    name: 'tele_http_request_duration_seconds',
    help: 'How long calls took, by the name of the call.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: toTenSeconds,
    registers,
  });
  const inFlight = new Gauge({
    name: 'tele_http_requests_in_flight',
    help: 'Calls that are being answered.',
    registers,
  });
  const statements = new Histogram({
    name: 'tele_database_statement_duration_seconds',
    help: 'How long statements took, by what they do.',
    labelNames: ['statement'] as const,
    buckets: toTenSeconds,
    registers,
  });
  const waits = new Histogram({
    name: 'tele_database_connection_wait_seconds',
    help: 'How long calls and work waited for a connection of the pool.',
    buckets: toTenSeconds,
    registers,
  });
  const errors = new Counter({
    name: 'tele_database_errors_total',
    help: 'Statements and waits for a connection that failed: lost, slow, contended, constraint or other.',
    labelNames: ['kind'] as const,
    registers,
  });
  const vendors = new Histogram({
    name: 'tele_vendor_call_duration_seconds',
    help: 'How long calls to other companies took.',
    labelNames: ['vendor', 'call', 'outcome'] as const,
    buckets: toTenSeconds,
    registers,
  });
  const jobs = new Histogram({
    name: 'tele_job_duration_seconds',
    help: 'How long tries of jobs took: done, failed or given-up.',
    labelNames: ['kind', 'outcome'] as const,
    buckets: toTenSeconds,
    registers,
  });
  const lateness = new Histogram({
    name: 'tele_job_lateness_seconds',
    help: 'How long jobs had been due when they were taken.',
    labelNames: ['lane'] as const,
    buckets: toAnHour,
    registers,
  });
  const jobRuns = new Gauge({
    name: 'tele_jobs_ended_timestamp_seconds',
    help: 'When this process has last been through a lane of the outbox.',
    labelNames: ['lane'] as const,
    registers,
  });

  function countCall({ route = 'unknown', method, status }: CallStep, seconds: number): void {
    inFlight.dec();
    requests.observe({ route, method: methodOf(method), status: statusClassOf(status) }, seconds);
  }
  function countJob({ kind, lane, lateMs, outcome = 'failed' }: JobStep, seconds: number): void {
    jobs.observe({ kind, outcome }, seconds);
    lateness.observe({ lane }, Math.max(0, lateMs / 1_000));
  }
  function countVendor({ vendor, call }: VendorStep, seconds: number, failed: boolean): void {
    vendors.observe({ vendor, call, outcome: failed ? 'failed' : 'answered' }, seconds);
  }

  return listen({
    began: ({ is }: Step) => {
      if (is === 'call') inFlight.inc();
    },
    ended: (step: Step, { seconds, error }) => {
      switch (step.is) {
        case 'call':
          return countCall(step, seconds);
        case 'job':
          return countJob(step, seconds);
        case 'jobs':
          return error === undefined ? jobRuns.set({ lane: step.lane }, Date.now() / 1_000) : undefined;
        case 'vendor':
          return countVendor(step, seconds, error !== undefined);
        case 'connection':
          waits.observe(seconds);
          break;
        case 'statement':
          statements.observe({ statement: statementOf(step.text) }, seconds);
          break;
      }
      if (error !== undefined) errors.inc({ kind: databaseErrorOf(error) });
    },
  });
}
