import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openDatabase, type Database } from '../apps/api/src/db/open.ts';
import { prepare } from '../apps/api/src/db/prepare.ts';
import { environmentOf } from '../apps/api/src/testing/start-server.ts';
import { testConfig } from '../apps/api/src/testing/test-config.ts';
import { startIdentity, type TestIdentity } from '../apps/api/src/testing/test-identity.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const processes = 3;
const webhookSecret = 'whsec_drill';

/** Everything a drill runs on, but for the database's own servers. */
export interface Site {
  database: Database;
  fleet: Fleet;
  /** Of what stands before the processes: the one address of all of them. */
  url: string;
  sandbox: Sandbox;
  mail: MailServer;
  identity: TestIdentity;
  /** Of one of the API's processes, for a command beside them. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

interface Plan {
  databaseUrl: string;
  /** The program of the API. */
  entry: string;
  /** Starts what stands before the processes. */
  front: (ports: readonly number[]) => Promise<Front>;
  /** Of each process, beside the configuration. */
  env?: NodeJS.ProcessEnv;
  /** What the program of the API finds in the database when it starts; by default its own tables. */
  prepare?: (database: Database) => Promise<unknown>;
}

export interface Front {
  port: number;
  stop: () => Promise<void>;
}

/** The payment provider's stand-in, a mail server, sign-in, and three processes of the API on a database that is there. */
export async function startSite({
  databaseUrl,
  entry,
  front: startFront,
  env = {},
  prepare: fill,
}: Plan): Promise<Site> {
  const stops: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;
  // Last begun, first ended: what the processes need is there until they have ended.
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      for (const end of stops.toReversed()) await end();
    })());
  const started = <T extends { stop: () => Promise<unknown> }>(one: T): T => {
    stops.push(one.stop);
    return one;
  };
  try {
    const ports = await freePorts(processes);
    const front = started(await startFront(ports));
    const sandbox = started(await startSandbox(`http://127.0.0.1:${front.port}/prod/stripe/webhook`, webhookSecret));
    const mail = started(await startMailServer());
    const identity = await startIdentity({ projectId: 'tele-test', now: () => new Date() });
    stops.push(identity.close);
    const config = testConfig({
      databaseUrl,
      firebaseJwksUrl: identity.jwksUrl,
      stripeApiUrl: sandbox.url,
      stripeWebhookSecret: webhookSecret,
      smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    });
    // Without names, which a pooler may not pass on.
    const database = await openDatabase({ databaseUrl, dataDir: '', namedStatements: false });
    stops.push(database.close);
    await (fill ? fill(database) : prepare(database, config));
    // Each caller says where they call from, as a proxy in front would.
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

/** Nobody listens there now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
