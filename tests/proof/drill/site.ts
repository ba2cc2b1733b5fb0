import { openDatabase, type Database } from '../../../apps/api/src/db/open.ts';
import { prepare } from '../../../apps/api/src/db/prepare.ts';
import { freePorts } from '../../../apps/api/src/testing/free-port.ts';
import { environmentOf } from '../../../apps/api/src/testing/start-server.ts';
import { testConfig } from '../../../apps/api/src/testing/test-config.ts';
import { startIdentity, type TestIdentity } from '../../../apps/api/src/testing/test-identity.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const processes = 3;
const webhookSecret = 'whsec_drill';

/** Everything for a drill except the database servers. */
export interface Site {
  database: Database;
  fleet: Fleet;
  url: string;
  sandbox: Sandbox;
  mail: MailServer;
  identity: TestIdentity;
  /** Environment for a command next to the API. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

interface Plan {
  databaseUrl: string;
  entry: string;
  front: (ports: readonly number[]) => Promise<Front>;
  /** Environment of each process, on top of the configuration. */
  env?: NodeJS.ProcessEnv;
  /** Prepares the database before the API starts; default: its own tables. */
  prepare?: (database: Database) => Promise<unknown>;
}

export interface Front {
  port: number;
  stop: () => Promise<void>;
}

/** Starts stand-ins, a mail server, sign-in and three API processes on an existing database. */
export async function startSite({
  databaseUrl,
  entry,
  front: startFront,
  env = {},
  prepare: fill,
}: Plan): Promise<Site> {
  // Stops in reverse order: processes need the rest until they end.
  const stops = new AsyncDisposableStack();
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= stops.disposeAsync());
  const started = <T extends { stop: () => Promise<unknown> }>(one: T): T =>
    stops.adopt(one, async () => void (await one.stop()));
  try {
    const ports = await freePorts(processes);
    const front = started(await startFront(ports));
    const sandbox = started(await startSandbox(`http://127.0.0.1:${front.port}/prod/stripe/webhook`, webhookSecret));
    const mail = started(await startMailServer());
    const identity = await startIdentity({ projectId: 'tele-test', now: () => new Date() });
    stops.defer(identity.close);
    const config = testConfig({
      databaseUrl,
      firebaseJwksUrl: identity.jwksUrl,
      stripeApiUrl: sandbox.url,
      stripeWebhookSecret: webhookSecret,
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    });
    // Without named statements, which a pooler may not support.
    const database = await openDatabase({ databaseUrl, dataDir: '', namedStatements: false });
    stops.defer(database.close);
    await (fill ? fill(database) : prepare(database, config));
    // Callers state their IP address, as a proxy would.
    const environments = ports.map((port) => ({
      ...environmentOf({ ...config, port }),
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    }));
    const fleet = started(await startFleet({ entry, environments }));
    const url = `http://127.0.0.1:${front.port}/prod`;
    return { database, fleet, url, sandbox, mail, identity, env: { ...environments[0] }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
