import { once } from 'node:events';
import { Agent, createServer as createHttpServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Pool } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteCustomerJob } from '../ledger/job-kinds.ts';
import { start } from './start.ts';
import { eventOf, signatureOf } from '../testing/deliver-event.ts';
import { testConfig } from '../testing/test-config.ts';
import { createDatabase } from '../testing/test-database.ts';

/** A migrated database for the started process: PGlite allows one owner. */
async function aPlace(): Promise<Pick<Config, 'databaseUrl' | 'dataDir'>> {
  const database = await createDatabase();
  onTestFinished(() => database.close());
  await database.release();
  return { databaseUrl: database.databaseUrl, dataDir: database.dataDir };
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const refused = [
  { path: '/selections', bytes: 50_000, status: 401 },
  { path: '/selections', bytes: 2_000_000, status: 413 },
  { path: '/nowhere', bytes: 50_000, status: 404 },
  { path: '/stripe/webhook', bytes: 3_000_000, status: 413 },
];

async function refuseOn(url: string, path: string, bytes: number): Promise<number[]> {
  const { hostname, port, pathname } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (
    method: string,
    to: string,
    body: string,
  ): Promise<{ status: number; socket: Socket; kept: string }> => {
    const asked = request({
      agent,
      hostname,
      port,
      method,
      path: pathname + to,
      headers: { 'content-length': body.length },
    });
    asked.end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { socket } = answer;
    await once(answer.resume(), 'end');
    return { status: answer.statusCode ?? 0, socket, kept: String(answer.headers['keep-alive']) };
  };
  const first = await ask('POST', path, 'x'.repeat(bytes));
  const second = await ask('GET', '/health', '');
  expect(second.socket).toBe(first.socket);
  // Longer than the usual 60-second keep-alive of balancers.
  expect(second.kept).toBe('timeout=75');
  agent.destroy();
  return [first.status, second.status];
}

const never = new Promise<void>(() => {});

/** A half-sent provider event on its own connection. */
async function beginEvent(url: string): Promise<{ end: () => Promise<number | undefined> }> {
  const asked = request(`${url}/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-length': 4, expect: '100-continue' },
  });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => undefined);
  // A 100-continue response shows that the request is in progress.
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.write('{}');
  return {
    end: async () => {
      asked.end('{}');
      const [answer] = await answered;
      await once(answer.resume(), 'end');
      return answer.statusCode;
    },
  };
}

/** Detects a pause in other database queries. */
async function isQuiet(pool: Pool): Promise<boolean> {
  const others = `select coalesce(bool_and(state = 'idle' and state_change < clock_timestamp() - interval '300 milliseconds'), true) as quiet
    from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return (await pool.query<{ quiet: boolean }>(others)).rows[0]?.quiet === true;
}

/** A payment provider whose responses the test sends. */
async function aProvider(): Promise<{ url: string; asked: Promise<ServerResponse> }> {
  const server = createHttpServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: asked.then(([, response]) => response) };
}

describe('starting the API', () => {
  it('listens, keeps refused connections, seeds, and frees the database on stop', async () => {
    const place = await aPlace();
    const { url, stop } = await start(testConfig({ ...place, port: 0, seed: true }));
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true });
    for (const { path, bytes, status } of refused) expect(await refuseOn(url, path, bytes)).toEqual([status, 200]);
    await stop();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');

    const { db, close } = await openDatabase(place);
    const { people } = await db
      .selectFrom('users')
      .select((row) => row.fn.countAll<string>().as('people'))
      .executeTakeFirstOrThrow();
    expect(Number(people)).toBeGreaterThan(10);
    await close();
  });

  it('reports shutdown at /health first, and refuses no one before that', async () => {
    let leave = (): void => undefined;
    const balancersLeft = new Promise<void>((resolve) => (leave = resolve));
    const config = testConfig({ ...(await aPlace()), port: 0, drainMs: 10_000 });
    const wait = (milliseconds: number): Promise<void> => (milliseconds === config.drainMs ? balancersLeft : never);
    const { url, stop } = await start(config, { wait });
    const underWay = await beginEvent(url);
    const stopped = stop();

    const said = await fetch(`${url}/health`);
    expect([said.status, await said.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    const served = await fetch(`${url}/openapi.json`);
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);

    leave();
    await expect.poll(() => fetch(`${url}/health`).then(String, () => 'refused')).toBe('refused');
    // The started request is answered: 401 without a signature.
    expect(await underWay.end()).toBe(401);
    expect(await stopped).toEqual({ cut: 0 });
  });

  // Another process writes the job, which PGlite’s single owner prevents.
  it.skipIf(inject('database').engine !== 'postgres')(
    'finishes the work of its last calls during shutdown, then closes the database',
    async () => {
      let leave = (): void => undefined;
      const balancersLeft = new Promise<void>((resolve) => (leave = resolve));
      const provider = await aProvider();
      const place = await aPlace();
      const config = testConfig({ ...place, port: 0, drainMs: 10_000, stripeApiUrl: provider.url });
      const wait = (milliseconds: number): Promise<void> => (milliseconds === config.drainMs ? balancersLeft : never);
      const { url, stop } = await start(config, { wait });
      const { db, pool, close } = await openDatabase(place);
      onTestFinished(close);
      // Shutdown waits for the job run of the start anyway.
      await expect.poll(() => isQuiet(pool)).toBe(true);

      const stopped = stop();
      await inTransaction(db, (t) => deleteCustomerJob.enqueue(t, { customerId: 'cus_1' }, new Date()));
      const body = JSON.stringify(eventOf('customer.created', { id: 'cus_1', object: 'customer' }));
      const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) };
      expect((await fetch(`${url}/stripe/webhook`, { method: 'POST', body, headers })).status).toBe(200);
      const asked = await provider.asked;
      leave();
      await expect.poll(() => fetch(`${url}/health`).then(String, () => 'refused')).toBe('refused');
      asked.setHeader('content-type', 'application/json').end('{"object":"customer","deleted":true}');
      expect(await stopped).toEqual({ cut: 0 });
      const jobs = await db.selectFrom('outbox').select(['attempts', 'last_error', 'done_at']).execute();
      expect(jobs).toEqual([{ attempts: 1, last_error: null, done_at: expect.any(Date) }]);
    },
  );

  it('cuts requests beyond the shutdown limit, and counts them', async () => {
    const config = testConfig({ ...(await aPlace()), port: 0 });
    const { url, stop } = await start(config, { wait: async () => undefined });
    const [one, other] = [await beginEvent(url), await beginEvent(url)];
    expect(await stop()).toEqual({ cut: 2 });
    await expect(one.end()).rejects.toThrow('socket hang up');
    await expect(other.end()).rejects.toThrow('socket hang up');
  });

  it('names PORT when the port is taken', async () => {
    const port = await takenPort();
    await expect(start(testConfig({ ...(await aPlace()), port }))).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
    );
  });
});
