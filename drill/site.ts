import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openDatabase, type Database } from '../apps/api/src/db/open.ts';
import { prepare } from '../apps/api/src/db/prepare.ts';
import { environmentOf } from '../apps/api/src/testing/start-server.ts';
import { testConfig } from '../apps/api/src/testing/test-config.ts';
import { startIdentity, type TestIdentity } from '../apps/api/src/testing/test-identity.ts';
import { startBalancer } from './balancer.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { startFleet, type Fleet } from './fleet.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

const processes = 3;

/** Everything a drill runs on. */
export interface Site {
  postgres: Cluster;
  database: Database;
  fleet: Fleet;
  sandbox: Sandbox;
  mail: MailServer;
  identity: TestIdentity;
  /** Of one of the API's processes, for a command beside them. */
  env: NodeJS.ProcessEnv;
  /** Answers what went wrong up to the last: deadlocks are found in PostgreSQL's log. */
  stop: () => Promise<string[]>;
}

/** A PostgreSQL of its own, the payment provider's stand-in, a mail server, sign-in, and the processes from `entry`. */
export async function startSite(entry: string): Promise<Site> {
  const postgres = await startCluster();
  const ports = await freePorts(processes);
  const balancer = await startBalancer(ports);
  const webhookUrl = `http://127.0.0.1:${balancer.port}/prod/stripe/webhook`;
  const [sandbox, mail, identity] = await Promise.all([
    startSandbox(webhookUrl, 'whsec_drill'),
    startMailServer(),
    startIdentity({ projectId: 'tele-test', now: () => new Date() }),
  ]);
  const config = testConfig({
    databaseUrl: postgres.databaseUrl,
    firebaseJwksUrl: identity.jwksUrl,
    stripeApiUrl: sandbox.url,
    stripeWebhookSecret: 'whsec_drill',
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
  });
  const database = await openDatabase({ databaseUrl: postgres.databaseUrl, dataDir: '' });
  await prepare(database, config);
  // Each caller says where they call from, as a proxy in front would.
  const environments = ports.map((port) => ({ ...environmentOf({ ...config, port }), TRUSTED_PROXIES: '127.0.0.1' }));
  const fleet = await startFleet({ entry, environments });
  const stop = async (): Promise<string[]> => {
    await fleet.stop();
    await Promise.all([balancer.stop(), sandbox.stop(), mail.stop(), identity.close(), database.close()]);
    return postgres.stop().then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : 'PostgreSQL did not stop.'],
    );
  };
  let stopping: Promise<string[]> | undefined;
  return {
    postgres,
    database,
    fleet,
    sandbox,
    mail,
    identity,
    env: { ...environments[0] },
    stop: () => (stopping ??= stop()),
  };
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
