// The production API for benchmarks: the provider responds at once, and follow-up jobs are skipped.
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { createApp } from '../../server/app.ts';
import { defaultLimits } from '../../config/database-limits.ts';
import { openDatabase } from '../../db/open.ts';
import { createServices } from '../../server/services.ts';
import type { Payments } from '../../vendors/payments.ts';
import type { PayoutAccounts } from '../../vendors/payout-accounts.ts';
import { testConfig } from '../test-config.ts';
import { answerAsks, cpuOfProcess } from './answer-asks.ts';
import { recordStatements } from './record.ts';

const answersAtOnce: Partial<Payments> = {
  ensureCustomer: async ({ userId }) => ({ tag: 'customer', id: `cus_${userId}` }),
  authorise: async ({ idempotencyKey }) => ({
    tag: 'authorised',
    intentId: `pi_${idempotencyKey}`,
    holdMs: null,
    card: null,
  }),
  look: async (id) => ({
    tag: 'intent',
    id,
    status: 'requires_capture',
    clientSecret: 'none',
    holdMs: null,
    paidAt: null,
    card: null,
    canceledBecause: null,
  }),
  find: async () => [],
  capture: async () => ({ tag: 'captured' }),
  release: async () => ({ tag: 'released' }),
  refund: async () => ({ tag: 'refunded' }),
};

const paidAtOnce: Partial<PayoutAccounts> = {
  look: async (accountId) => ({
    tag: 'account',
    accountId,
    takesMoney: true,
    isSubmitted: true,
    disabledBecause: null,
    asks: [],
    asksBy: null,
  }),
  balance: async () => ({ tag: 'balance', availableCents: 0, pendingCents: 0 }),
  payouts: async () => ({ tag: 'payouts', items: [] }),
};

const {
  BENCH_DATABASE_URL: databaseUrl,
  BENCH_DATA_DIR: dataDir = '',
  BENCH_JWKS_URL: firebaseJwksUrl = '',
  BENCH_CONNECTIONS: connections = '10',
} = process.env;
const databaseLimits = { ...defaultLimits, connections: Number(connections) };
const config = testConfig({
  production: true,
  databaseUrl,
  databaseLimits,
  dataDir,
  firebaseJwksUrl,
  logLevel: 'info',
});
const database = await openDatabase(config);
const real = createServices(config, database);
const services = {
  ...real,
  payments: { ...real.payments, ...answersAtOnce },
  payoutAccounts: { ...real.payoutAccounts, ...paidAtOnce },
  duties: { ...real.duties, works: {}, sweeps: [], prunings: {} },
};
/** The load generator names its address: signed-out calls are counted by address. */
const from = (env: unknown): string | undefined => String((env as HttpBindings).incoming.headers['x-from']);
const app = createApp(services, { clientIp: from });
const recording = recordStatements();
const server = serve(
  { fetch: app.fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 600_000 } },
  () => {
    const { port } = server.address() as AddressInfo;
    answerAsks(
      {
        cpu: cpuOfProcess,
        sql: async (text: string) => void (await database.pool.query(text)),
        record: recording.begin,
        recorded: recording.take,
      },
      { url: `http://127.0.0.1:${port}${config.basePath}` },
    );
  },
);
