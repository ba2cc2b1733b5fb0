import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { limitRole } from '../db/limit-role.ts';
import { defaultLimits } from '../config/database-limits.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { runAndKill, startCall, type RunningCall } from '../testing/crash.ts';
import { scenesOf, standingOf, worthStopping, type Scene } from '../testing/crash-scenes.ts';
import { settled, type Request } from '../testing/requests.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { startPrivatePostgres, type PrivateServer } from '../testing/start-postgres.ts';
import { startStripe, type TestStripe } from '../testing/start-stripe.ts';

/** Longer than every lease, in milliseconds. */
const leases = 10 * 60_000;
/** PostgreSQL ends an idle session with locked rows after this time. */
const idleInTransactionMs = 300;

interface Stage {
  server: PrivateServer;
  api: TestApi;
  stripe: TestStripe;
}

describe.skipIf(inject('database').engine !== 'postgres')('a call that is interrupted', () => {
  it.each(['attaching a payment', 'accepting a request'])(
    '%s changes nothing when frozen at any step and continued after settlement',

    async (name) => {
      const steps = await playAll(name, async ({ api }, scene, { request, call, step }) => {
        call.freeze();
        await nobodyHoldsRows(api);
        await later(api);
        await scene.verify(api, request, step);
        await later(api);
        await call.goOn(api.clock.now);
      });
      expect(steps).toBeGreaterThan(2);
    },
  );

  it('accepting a request survives a database restart at any step, and happens once', async () => {
    const name = 'accepting a request';
    let turn = 0;
    const steps = await playAll(name, async ({ api, server }, _, { call, step }) => {
      turn += 1;
      await (turn % 2 === 0 ? server.crash() : server.restart());
      const end = await call.goOn(api.clock.now);
      expect(['done', { failed: 'DatabaseUnavailable' }, { failed: 'CommitUnknown' }], step).toContainEqual(end);
    });
    expect(steps).toBeGreaterThan(2);
  });

  it('accepting a request survives a kill at any step with a stored provider error', async () => {
    const name = 'accepting a request';
    const { stripe } = await theStage();
    const fault = { mode: 'error', status: 500, keep: true } as const;
    onTestFinished(() => stripe.heal());
    const steps = await playAll(
      name,
      async (_, __, { call }) => call.kill(),
      async () => {
        await stripe.heal();
        for (const path of ['/v1/payment_intents', '/v1/payment_intents/*/capture', '/v1/refunds'])
          await stripe.fault({ path, ...fault });
      },
    );
    expect(steps).toBeGreaterThan(2);
  });
});

interface Interruption {
  request: Request;
  call: RunningCall;
  step: string;
}

/** Interrupts a new request at each step and expects a consistent end. Returns the number of steps. */
async function playAll(
  name: string,
  interrupt: (stage: Stage, scene: Scene, interruption: Interruption) => Promise<unknown>,
  before: () => Promise<void> = async () => undefined,
): Promise<number> {
  const stage = await theStage();
  const { api, stripe } = stage;
  const scene = scenesOf(stripe)[name];
  if (!scene) throw new Error(name);
  const orderOf = (request: Request) => ({ ...scene.order(request), nowISO: api.clock.now.toISOString() });
  const prepared = async (): Promise<Request> => {
    await stripe.heal();
    const request = await scene.prepare(api);
    await settled(api);
    await before();
    return request;
  };
  const { steps } = await runAndKill(api.services.config, orderOf(await prepared()));
  const stops = worthStopping(steps);
  for (const step of stops) {
    const request = await prepared();
    const call = startCall(api.services.config, { ...orderOf(request), stopAt: step });
    expect(await call.stopped, step).toBe('stopped');
    await interrupt(stage, scene, { request, call, step });
    await nobodyHoldsRows(api);
    for (let runs = 0; runs < 4; runs += 1) await later(api);
    await expectWhole(stage, request, step);
  }
  return stops.length;
}

async function later(api: TestApi): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + leases);
  await settled(api);
}

/** Nothing is left half done, and the money matches the status. */
async function expectWhole({ api, stripe }: Stage, request: Request, step: string): Promise<void> {
  const { db } = api.services;
  const { held, refunds, bookings, state, sent } = await standingOf(api, stripe, request);
  const charges = await db.selectFrom('charges').select(['status', 'metadata']).execute();
  const own = charges.filter(({ metadata }) => metadata.selectionId === request.selectionId);
  expect(
    own.map(({ status }) => status),
    step,
  ).not.toContain('STARTED');
  const expected: Record<string, { held: string[]; refunds: number[]; bookings: string[] }> = {
    OPEN: { held: sent ? ['1500 requires_capture'] : [], refunds: [], bookings: [] },
    BOOKED: { held: ['1500 succeeded', '2000 succeeded'], refunds: [], bookings: ['CONFIRMED'] },
    CANCELLED: { held: ['1500 succeeded', '2000 succeeded'], refunds: [1_500], bookings: ['CANCELLED'] },
  };
  expect({ held, refunds, bookings }, `${step}: ${state}`).toEqual(expected[state]);
}

async function nobodyHoldsRows({ database: { pool } }: TestApi): Promise<void> {
  const holding = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`;
  await expect
    .poll(async () => (await pool.query<{ count: number }>(holding)).rows[0]?.count, { interval: 20 })
    .toBe(0);
}

let stage: Promise<Stage> | undefined;

function theStage(): Promise<Stage> {
  return (stage ??= build());
}

async function build(): Promise<Stage> {
  const server = await startPrivatePostgres();
  if (!server) throw new Error('There are no programs of a PostgreSQL server to start.');
  const stripe = await startStripe();
  const place = { databaseUrl: server.adminUrl, dataDir: '' };
  const first = await openDatabase(place);
  await migrate(first.pool);
  await limitRole(first.pool, { ...defaultLimits, idleInTransactionMs });
  await first.close();
  const opened = await openDatabase(place);
  const database = { ...opened, ...place, release: opened.close };
  return { server, stripe, api: await startApi({ database, config: { stripeApiUrl: stripe.url } }) };
}

afterAll(async () => {
  const built = await stage;
  await built?.api.close();
  await built?.api.database.close();
  await built?.stripe.stop();
  await built?.server.stop();
});
