// `npm run cluster`: PostgreSQL nodes, sandbox and API in `.data/cluster`.
// Options: `--loopback`, `--synchronous off`; `-- fill <values> <folder>` (deploy/cluster/README.md).
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePorts } from '../../../tooling/ports.ts';
import { fillFolder } from './fill-folder.ts';
import { clearPlace } from './place.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { startSite, type Site } from './start-site.ts';

const usage = 'npm run cluster [-- --loopback] [-- --synchronous off], or npm run cluster -- fill <values> <folder>';
const root = resolve(import.meta.dirname, '../../..');

function read(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { loopback: { type: 'boolean', default: false }, synchronous: { type: 'string', default: 'on' } },
  });
  const [word, from, to, ...more] = positionals;
  if (!['on', 'off'].includes(values.synchronous)) throw new Error(`--synchronous is on or off. ${usage}`);
  if (word === undefined)
    return { start: { ...(values.loopback && { namespaces: false }), synchronous: values.synchronous === 'on' } };
  if (word !== 'fill' || from === undefined || to === undefined || more.length > 0) throw new Error(usage);
  return { fill: { from, to } };
}

function fillFiles({ from, to }: { from: string; to: string }): number {
  const warnings = fillFolder(from, to);
  for (const warning of warnings) console.error(warning);
  console.log(`Filled into ${resolve(to)}. What next: deploy/cluster/README.md`);
  return warnings.length === 0 ? 0 : 1;
}

const ending = new AbortController();
let starting: Promise<Cluster> | undefined;
let site: Promise<Site> | undefined;
let stopping: Promise<void> | undefined;

async function stopAll(): Promise<void> {
  ending.abort();
  await (await site?.catch(() => undefined))?.stop();
  await (await starting?.catch(() => undefined))?.stop();
}

function stop(code: number): void {
  stopping ??= stopAll().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

async function run(options: { synchronous: boolean; namespaces?: boolean }): Promise<void> {
  const folder = resolve(root, process.env.TELE_DATA_DIR ?? '.data', 'cluster');
  // Before the port check: an old sandbox may hold ports.
  await clearPlace(folder);
  const { ports, problems } = await choosePorts(process.env, ['api', 'sandbox', 'smtp']);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('\nStarting etcd, Patroni with PostgreSQL, HAProxy and PgBouncer…');
  starting = startCluster({ folder, signal: ending.signal, ...options });
  const cluster = await starting;
  if (stopping) return;
  console.log('Starting the sandbox and three processes of the API…');
  site = startSite({ cluster, folder, ports });
  const running = await site;
  tell(cluster, running, folder);
  const ended = await running.ended;
  if (stopping) return;
  console.error(`\nThe ${ended} stopped; stopping the rest.`);
  stop(1);
}

function tell({ databaseUrl, readUrl, adminUrl, patronictl }: Cluster, { urls, members }: Site, folder: string): void {
  console.log(`
The cluster is running.

  API            ${urls.api}, of three: ${members.map(({ url }) => url).join(', ')}
  Sandbox        ${urls.sandbox}  email: ${urls.sandbox}/outbox  payments: ${urls.sandbox}/ledger

  the leader     DATABASE_URL=${databaseUrl}
                 DATABASE_PREPARED=0 with it: the PgBouncer of Debian 12 (1.18) knows no statements by name
  the replicas   DATABASE_READ_URL=${readUrl}
  as superuser   psql ${adminUrl}

  who leads      ${patronictl} list
  the files      ${folder}, filled from deploy/cluster; what each part says: ${folder}/logs

Ctrl-C stops everything and keeps the data.
`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    console.log('\nStopping…');
    stop(signal === 'SIGINT' ? 130 : 143);
  });
try {
  const options = read(process.argv.slice(2));
  if (options.fill) process.exitCode = fillFiles(options.fill);
  else await run(options.start);
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  stop(1);
}
