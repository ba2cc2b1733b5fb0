import { createHash } from 'node:crypto';
import { routeOf, type RouteName } from '@tele/core';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../server/app.ts';
import type { Config } from '../config/config.ts';
import { openReplicas } from '../db/replicas.ts';
import { followReadOnly } from '../db/read-only.ts';
import type { Services } from '../http/context.ts';
import { notingMailer } from '../emails/sent/note-sent.ts';
import { registry } from '../server/registry.ts';
import { stepEachCall } from '../steps/step-each-call.ts';
import type { Mail } from '../vendors/mailer.ts';
import { createForeignCalendars, type ForeignCalendarParts } from '../vendors/foreign-calendars.ts';
import { createHumanCheck } from '../vendors/human-check.ts';
import { createPayoutAccounts } from '../vendors/payout-accounts.ts';
import { createPayments, type Payments } from '../vendors/payments.ts';
import { createSignInAccounts } from '../vendors/sign-in-accounts.ts';
import { createStorage } from '../vendors/storage.ts';
import { createVirusScanner } from '../vendors/virus-scanner.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { testConfig } from './test-config.ts';
import { createDatabase, withDatabase, type TestDatabase } from './test-database.ts';
import { startIdentity, type TestIdentity } from './test-identity.ts';
import { testStart } from './test-start.ts';

export interface Called {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface CallOptions {
  /** Email of the caller; without it the call is signed out. */
  as?: string | { email: string };
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Address of the connection. Default: one address per person. */
  from?: string;
}

export interface TestApi {
  services: Services;
  database: TestDatabase;
  identity: TestIdentity;
  mails: Mail[];
  clock: { now: Date };
  /** Any request; `path` is relative to the base path, `from` is the connection’s address. */
  fetch: (path: string, init?: RequestInit, from?: string) => Promise<Response>;
  call: (name: RouteName, options?: CallOptions) => Promise<Called>;
  close: () => Promise<void>;
}

export interface ApiOptions {
  database?: TestDatabase;
  config?: Partial<Config>;
  /** Default: the production adapter on `config.stripeApiUrl`. */
  payments?: Payments;
  /** Default: `testStart`. */
  now?: Date;
  log?: Services['log'];
  resolve?: NonNullable<ForeignCalendarParts['resolve']>;
  counted?: boolean;
}

const noNameServer = (): Promise<never> =>
  Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }));

/** The API for one test file, closed after it: `const api = await withApi()`. */
export async function withApi(options: ApiOptions = {}): Promise<TestApi> {
  const api = await startApi({ database: options.database ?? (await withDatabase()), ...options });
  afterAll(() => api.close());
  return api;
}

export async function startApi(options: ApiOptions = {}): Promise<TestApi> {
  const clock = { now: options.now ?? testStart };
  const database = options.database ?? (await createDatabase());
  const identity = await startIdentity({ projectId: 'tele-test', now: () => clock.now });
  const config = testConfig({
    firebaseJwksUrl: identity.jwksUrl,
    firebaseAuthUrl: identity.url,
    databaseUrl: database.databaseUrl,
    ...options.config,
  });
  const mails: Mail[] = [];
  const now = (): Date => clock.now;
  const log = options.log ?? pino({ level: 'silent' });
  const services: Services = {
    config,
    db: database.db,
    replicas: openReplicas(config, log),
    probe: database.probe,
    now,
    readOnly: followReadOnly(config, database.db, now),
    payments: stepEachCall('payments', options.payments ?? createPayments(config)),
    payoutAccounts: stepEachCall('payouts', createPayoutAccounts(config)),
    mailer: notingMailer(stepEachCall('mail', { send: async (mail: Mail) => void mails.push(mail) }), {
      db: database.db,
      now,
      log,
    }),
    storage: stepEachCall('storage', createStorage(config)),
    signInAccounts: stepEachCall('sign-in', createSignInAccounts(config)),
    virusScanner: createVirusScanner(config),
    humanCheck: stepEachCall('human-check', createHumanCheck(config)),
    foreignCalendars: stepEachCall(
      'calendars',
      createForeignCalendars(config, { resolve: options.resolve ?? noNameServer }),
    ),
    ...registry,
    log,
  };
  await services.replicas?.meet(database.pool);
  const metrics = options.counted ? createMetrics({ services, database }) : undefined;
  const app = createApp(services, { clientIp: (env) => (env as { from: string }).from, metrics });
  const fetch: TestApi['fetch'] = async (path, init, from = '192.0.2.1') =>
    app.request(`http://api.test${config.basePath}${path}`, init, { from });
  return {
    services,
    database,
    identity,
    mails,
    clock,
    fetch,
    call: (name, given = {}) => callRoute({ fetch, identity }, name, given),
    close: async () => {
      metrics?.stop();
      await identity.close();
      await services.replicas?.close();
      if (!options.database) await database.close();
    },
  };
}

/** `fetch` takes a path of the API. */
export async function callRoute(
  api: Pick<TestApi, 'fetch' | 'identity'>,
  name: RouteName,
  given: CallOptions,
): Promise<Called> {
  const { method, path: template } = routeOf(name);
  const path = template.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(given.params?.[key] ?? ''));
  const query = given.query ? `?${new URLSearchParams(given.query)}` : '';
  const email = typeof given.as === 'string' ? given.as : given.as?.email;
  const headers = new Headers(given.headers);
  if (email !== undefined) headers.set('authorization', `Bearer ${await api.identity.tokenFor(email)}`);
  if (given.body !== undefined) headers.set('content-type', 'application/json');
  const body = typeof given.body === 'string' || given.body === undefined ? given.body : JSON.stringify(given.body);
  const from = given.from ?? (email === undefined ? undefined : addressFor(email));
  const response = await api.fetch(path + query, { method, headers, ...(body === undefined ? {} : { body }) }, from);
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
}

function addressFor(email: string): string {
  return [10, ...createHash('sha256').update(email).digest().subarray(0, 3)].join('.');
}
