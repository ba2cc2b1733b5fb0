import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../../apps/api/src/db/open.ts';
import { prepare } from '../../../../apps/api/src/db/prepare.ts';
import { aPatient, aSpecialist } from '../../../../apps/api/src/testing/people.ts';
import { freePort } from '../../../../apps/api/src/testing/free-port.ts';
import { startPrivatePostgres } from '../../../../apps/api/src/testing/start-postgres.ts';
import { environmentOf } from '../../../../apps/api/src/testing/start-server.ts';
import { testConfig } from '../../../../apps/api/src/testing/test-config.ts';
import { startIdentity, type TestIdentity } from '../../../../apps/api/src/testing/test-identity.ts';
import { aCast, specialty, type Cast } from '../cast.ts';
import { startFleet, type Fleet } from '../fleet.ts';
import { startMailServer } from '../mail-server.ts';
import { startSandbox } from '../sandbox.ts';
import { startCalendarHost } from './calendar-host.ts';

/** Email addresses of one person's two accounts. */
interface Flooder {
  patient: string;
  specialist: string;
}

export interface Place {
  url: string;
  engine: string;
  sandbox: string;
  calendarHost: string;
  identity: TestIdentity;
  cast: Cast;
  flooders: readonly Flooder[];
  fleet: Fleet;
  /** Longest event-loop stall since the last call, in milliseconds. */
  stalledMs: () => Promise<number>;
  stop: () => Promise<void>;
}

const webhookSecret = 'whsec_drill';
const metricsToken = 'metrics-token-of-the-drill';
/** Enough for a page of search results. */
const specialists = 40;
const others = 8;

/** One API process on PostgreSQL or PGlite, with stand-ins for all external services. */
export async function startProcess(entry: string, flooderCount: number): Promise<Place> {
  const stops = new AsyncDisposableStack();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= stops.disposeAsync());
  const started = <T extends { stop: () => Promise<unknown> }>(one: T): T =>
    stops.adopt(one, async () => void (await one.stop()));
  try {
    const folder = mkdtempSync(join(tmpdir(), 'tele-flood-'));
    stops.defer(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = await startPrivatePostgres();
    if (postgres) started(postgres);
    const port = await freePort();
    const sandbox = started(await startSandbox(`http://127.0.0.1:${port}/prod/stripe/webhook`, webhookSecret));
    const mail = started(await startMailServer());
    const calendarHost = started(await startCalendarHost());
    const identity = await startIdentity({ projectId: 'tele-test', now: () => new Date() });
    stops.defer(identity.close);
    const { s3, turnstile } = testConfig();
    const config = testConfig({
      port,
      databaseUrl: postgres?.adminUrl,
      dataDir: folder,
      firebaseJwksUrl: identity.jwksUrl,
      stripeApiUrl: sandbox.url,
      stripeWebhookSecret: webhookSecret,
      s3: { ...s3, endpoint: `${sandbox.url}/s3` },
      turnstile: { ...turnstile, verifyUrl: `${sandbox.url}/turnstile/v0/siteverify` },
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    });
    const database = await openDatabase(config);
    let people: { cast: Cast; flooders: Flooder[] };
    try {
      await prepare(database, config);
      const cast = await aCast(database.db, { patients: others, specialists, sandbox });
      const flooders: Flooder[] = [];
      for (let index = 0; index < flooderCount; index += 1) {
        const [patient, specialist] = [await aPatient(database.db), await aSpecialist(database.db, { specialty })];
        flooders.push({ patient: patient.email, specialist: specialist.email });
      }
      people = { cast, flooders };
    } finally {
      // PGlite allows one process.
      await database.close();
    }
    const environment = {
      ...environmentOf(config),
      NODE_ENV: 'production',
      TRUSTED_PROXIES: '127.0.0.1',
      CALENDAR_ORIGINS: calendarHost.origin,
      METRICS_TOKEN: metricsToken,
    };
    const fleet = started(await startFleet({ entry, environments: [environment] }));
    const url = `http://127.0.0.1:${port}/prod`;
    const engine = postgres ? 'PostgreSQL' : 'PGlite';
    const stalledMs = (): Promise<number> => readStall(url);
    const { origin } = calendarHost;
    return { url, engine, sandbox: sandbox.url, calendarHost: origin, identity, ...people, fleet, stalledMs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readStall(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const [, seconds] = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text()) ?? [];
  return Number(seconds) * 1_000;
}
