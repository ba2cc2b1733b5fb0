import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open.ts';
import { traceOf } from './http/answer-error.ts';
import type { Services } from './http/context.ts';
import { drain } from './outbox/drain.ts';
import { drainsEnded } from './outbox/drain-soon.ts';
import { seed } from './seed/seed.ts';
import { createServices } from './services.ts';

const drainEveryMs = 15_000;

/** Starts the API: database, migrations, the invented people when asked, the listener, and the regular drain. */
async function start(config: Config, withSeed: boolean): Promise<void> {
  const database = await openDatabase(config);
  try {
    await migrate(database.pool);
    const services = createServices(config, database.db);
    if (withSeed) await seed(database.db, { now: services.now(), fieldKeys: config.fieldKeys });
    const server = await listen(config, services);
    const stopDraining = drainRegularly(services);
    stopOnSignal(
      server,
      async () => {
        await stopDraining();
        await drainsEnded(database.db);
      },
      database,
    );
    services.log.info({ url: config.apiUrl, database: database.engine }, 'the API listens');
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listen(config: Config, services: Services): Promise<Server> {
  const app = createApp(services, { clientIp: remoteAddress });
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () =>
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

/** One drain at start, then one 15 seconds after the last has ended. The only timer of the API. */
function drainRegularly(services: Services): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const turn = (): void => {
    running = drain(services)
      .then(() => undefined)
      .catch((error: unknown) => services.log.error(traceOf(error as Error), 'drain failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, drainEveryMs);
      });
  };
  turn();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** Lets the requests and the drain under way finish, closes the database and ends. A second signal ends at once. */
function stopOnSignal(server: Server, stopDraining: () => Promise<void>, database: Database): void {
  const stop = (): void => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    void Promise.all([closed, stopDraining()])
      .then(() => database.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

try {
  const config = readConfig();
  await start(config, config.seed || process.argv.includes('--seed'));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The API could not start.');
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exit(1);
}
