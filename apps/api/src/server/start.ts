import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { close, followRequests, partWithConnections } from './close.ts';
import type { Config } from '../config/config.ts';
import { checkConnection, endsSoon } from '../db/check-connection.ts';
import { readAuditAccess } from '../db/grant-role.ts';
import { openOwner } from '../db/owner.ts';
import { prepare } from '../db/prepare.ts';
import { openDatabase } from '../db/open.ts';
import { traceOf } from '../http/answer-error.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import { runLane } from '../jobs/run-jobs.ts';
import { lanes } from '../jobs/duties.ts';
import { prune } from '../jobs/prune.ts';
import { jobsEnded, runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { checkKeys } from '../encryption/check-keys.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { seed } from '../seed/seed.ts';
import { createServices } from './services.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import type { Metrics } from '../telemetry/metrics.ts';

const runJobsEveryMs = 15_000;

const triggerAlone =
  'The role of DATABASE_URL could remove the trigger that protects the audit: docs/operations.md says how to use two roles.';

export interface Started {
  url: string;
  /** Fails `/health` for `config.drainMs`, then finishes requests and jobs for up to `config.closeMs`. */
  stop: () => Promise<Stopped>;
}

export interface Stopped {
  cut: number;
}

interface Options {
  wait?: (milliseconds: number) => Promise<unknown>;
}

const waitUnheld = (milliseconds: number): Promise<unknown> => sleep(milliseconds, undefined, { ref: false });

export async function start(config: Config, { wait = waitUnheld }: Options = {}): Promise<Started> {
  const database = await openDatabase(config);
  let stopping = false;
  const probe = async (): Promise<void> => {
    if (stopping) throw new ApiError('UNAVAILABLE', 'Tele isn’t available right now. Please try again.');
    await database.probe();
  };
  const owner = await openOwner(config);
  const services = createServices(config, { ...database, probe, owner });
  const closeDatabase = async (): Promise<void> => {
    await services.replicas?.close();
    await owner?.close();
    await database.close();
  };
  try {
    if (database.engine === 'postgres') {
      const soon = endsSoon(await checkConnection(database.pool, services.now), services.now());
      if (soon !== undefined) services.log.warn(soon);
    }
    await prepare(database, config, (line) => services.log.info(line));
    if (database.engine === 'postgres' && (await readAuditAccess(database.db)).changesAudit)
      services.log.warn(triggerAlone);
    await services.replicas?.meet(database.pool);
    await checkKeys(database.db, config.fieldKeys, services.now());
    if (config.seed) await (config.demo ? seedDemo(services) : seed(database.db, { ...config, now: services.now() }));
    const telemetry = await startTelemetry({ services, database });
    const server = await listen(config, services, telemetry.metrics);
    const underWay = followRequests(server);
    const stopJobs = runJobsRegularly(services);
    const url = `http://${config.host}:${(server.address() as AddressInfo).port}${config.basePath}`;
    services.log.info({ url, database: database.engine }, 'the API listens');
    const endAll = async (): Promise<void> => {
      await telemetry.stop();
      await closeDatabase();
    };
    const stop = async (): Promise<Stopped> => {
      stopping = true;
      partWithConnections(server);
      const regular = stopJobs();
      if (config.drainMs > 0) await wait(config.drainMs);
      const over = wait(config.closeMs);
      const cut = await close(server, underWay, over);
      // Work left behind by answered requests also needs the database.
      const jobsDone = regular.then(() => jobsEnded(database.db));
      const ended = await Promise.race([jobsDone.then(endAll).then(() => true), over.then(() => false)]);
      if (cut > 0 || !ended) services.log.warn({ cut, workUnderWay: !ended }, 'the API ends before all is done');
      return { cut };
    };
    return { url, stop };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function listen(config: Config, services: Services, metrics: Metrics | undefined): Promise<Server> {
  const app = createApp(services, { clientIp: remoteAddress, metrics, delaysRefusals: true });
  return new Promise((resolve, reject) => {
    const { port, host: hostname, keepAliveMs } = config;
    // Outlives the balancer's idle timeout: closing first could drop a request in flight.
    const serverOptions = { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + 5_000 };
    const server = serve({ fetch: app.fetch, port, hostname, serverOptions }, () =>
      resolve(server as Server),
    ) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${config.port} is taken. Stop what uses it, or set PORT to another one.`) : error);
    });
  });
}

function remoteAddress(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } }).incoming?.socket?.remoteAddress;
}

/** Runs each lane at start, then 15 seconds after each run. The API's only timers. */
function runJobsRegularly(services: Services): () => Promise<void> {
  const stops = lanes.map((lane) =>
    regularly(services, async () => {
      const { busy } = await runLane(services, lane);
      // Jobs of one lane may create jobs in the other.
      if (busy) runJobsSoon(services);
      if (lane === 'money') await prune(services);
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function regularly({ log }: Services, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const turn = (): void => {
    running = work()
      .catch((error: unknown) => log.error(traceOf(error as Error), 'job run failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, runJobsEveryMs);
      });
  };
  turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
