import { sql } from 'kysely';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectKept, runJourneys } from '../testing/journeys.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startPrivatePostgres, type PrivateServer } from '../testing/start-postgres.ts';
import { startProxy } from '../testing/start-proxy.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

const onServer = inject('database').engine === 'postgres';

describe.skipIf(!onServer)('a database that ends its connections', () => {
  it('is retried: callers never see 500, and acknowledged work is done', async () => {
    const api = await startApi();
    onTestFinished(() => api.close());
    const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const journeys = await runJourneys(api, 50, async (calls) => {
      // Its own connection may be ended by another one.
      if (calls % 5 === 0) await endOthers.execute(api.services.db).catch(() => undefined);
    });
    expect([...journeys.statuses.keys()].filter((status) => status !== 503)).toEqual([200]);
    await expectKept(api, journeys);
  });
});

describe.skipIf(!onServer)('a database that is started again', () => {
  it('recovers without blocking callers, after a crash or a clean stop', async () => {
    const { server, api } = await aServer();
    const acts = [server.crash, server.restart, server.crash];
    let done = Promise.resolve();
    const journeys = await runJourneys(api, 80, async (calls) => {
      const act = calls % 20 === 0 ? acts.shift() : undefined;
      if (act) done = done.then(act);
    });
    await done;
    expect(acts).toEqual([]);
    expect([...journeys.statuses.keys()].filter((status) => status !== 503)).toEqual([200]);
    await expectKept(api, journeys);
    expect((await api.call('health')).status).toBe(200);
  });

  it('makes health return 503 while it is away, and 200 once it is back', async () => {
    const { server, api } = await aServer();
    const back = server.restart();
    await expect.poll(async () => (await api.call('health')).status, { interval: 5 }).toBe(503);
    await back;
    await expect.poll(async () => (await api.call('health')).status, { interval: 5 }).toBe(200);
  });
});

describe.skipIf(!onServer)('a database that fails over', () => {
  it('keeps on the new server every write acknowledged by the old one', async () => {
    const primary = await started();
    const proxy = await startProxy(primary.adminUrl);
    const api = await openOn(proxy.databaseUrl);
    const standby = await primary.startStandby();
    onTestFinished(async () => {
      await api.close();
      await api.database.close();
      await proxy.stop();
      await primary.stop();
      await standby.stop();
    });
    let done = Promise.resolve();
    const journeys = await runJourneys(api, 80, async (calls) => {
      if (calls !== 40) return;
      done = primary.die().then(() => {
        // For a while every connection leads to a read-only server.
        proxy.turnTo(standby.adminUrl);
        return standby.promote();
      });
    });
    await done;
    expect([...journeys.statuses.keys()].filter((status) => status !== 503)).toEqual([200]);
    await expectKept(api, journeys);
    expect((await api.call('health')).status).toBe(200);
  });
});

let shared: Promise<{ server: PrivateServer; api: TestApi }> | undefined;

function aServer(): Promise<{ server: PrivateServer; api: TestApi }> {
  return (shared ??= startOne());
}

async function startOne(): Promise<{ server: PrivateServer; api: TestApi }> {
  const server = await started();
  return { server, api: await openOn(server.adminUrl) };
}

async function started(): Promise<PrivateServer> {
  const server = await startPrivatePostgres();
  if (!server) throw new Error('There are no programs of a PostgreSQL server to start.');
  return server;
}

async function openOn(databaseUrl: string): Promise<TestApi> {
  const place = { databaseUrl, dataDir: '' };
  const opened = await openDatabase(place);
  await migrate(opened.pool);
  return startApi({ database: { ...opened, ...place, release: opened.close } });
}

afterAll(async () => {
  const one = await shared;
  await one?.api.close();
  await one?.api.database.close();
  await one?.server.stop();
});
