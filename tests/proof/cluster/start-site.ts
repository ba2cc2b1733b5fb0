import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { googleAccounts } from '../../../apps/api/src/seed/google-accounts.ts';
import { freePort } from '../../../apps/api/src/testing/free-port.ts';
import { startBalancer } from '../drill/balancer.ts';
import { startFleet, type Fleet } from '../drill/fleet.ts';
import { apiEnvironment, sandboxEnvironment, urlsOf, type Urls } from '../../../tooling/environment.ts';
import type { Ports } from '../../../tooling/ports.ts';
import { Processes } from '../../../tooling/processes.ts';
import { localSecrets } from '../../../tooling/secrets.ts';
import { behindPooler } from './behind-pooler.ts';
import { mark } from './living.ts';
import type { Cluster } from './start-cluster.ts';

const root = resolve(import.meta.dirname, '../../..');
const apiFolder = join(root, 'apps/api/src');

export interface Site {
  urls: Urls;
  members: Fleet['members'];
  /** Settles when the sandbox ends; API processes are restarted. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

interface SiteOptions {
  cluster: Cluster;
  folder: string;
  ports: Ports;
}

export async function startSite({ cluster, folder, ports }: SiteOptions): Promise<Site> {
  const urls = urlsOf(ports);
  const marked = { [mark]: folder, PATH: process.env.PATH };
  const processes = new Processes();
  await processes.start({
    name: 'sandbox',
    command: [process.execPath, 'src/server.ts'],
    cwd: join(root, 'apps/sandbox'),
    env: { [mark]: folder, ...sandboxEnvironment(ports, folder, JSON.stringify(googleAccounts)) },
    ready: `${urls.sandbox}/health`,
    log: join(folder, 'logs/sandbox.log'),
  });
  const account = JSON.parse(readFileSync(join(folder, 'sandbox/service-account.json'), 'utf8')) as {
    private_key: string;
  };
  const environment = {
    ...marked,
    ...apiEnvironment({
      ports,
      dataDir: folder,
      secrets: localSecrets(folder),
      serviceAccountKey: account.private_key,
      own: process.env,
    }),
    DATABASE_URL: cluster.databaseUrl,
    ...behindPooler,
  };
  const stops = new AsyncDisposableStack();
  stops.defer(() => processes.stop());
  const stop = (): Promise<void> => stops.disposeAsync();
  try {
    await promisify(execFile)(process.execPath, [join(apiFolder, 'cli/migrate-now.ts')], { env: environment });
    const own = [await freePort(), await freePort(), await freePort()];
    const fleet = await startFleet({
      entry: join(apiFolder, 'server/server.ts'),
      // Only one seeds an empty database: the others would time out on its lock.
      environments: own.map((port, index) => ({ ...environment, PORT: String(port), SEED: index === 0 ? '1' : '0' })),
    });
    stops.defer(() => fleet.stop());
    const balancer = await startBalancer(own, ports.api);
    stops.defer(() => balancer.stop());
    return { urls, members: fleet.members, ended: processes.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
