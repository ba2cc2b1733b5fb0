// `npm start`. Arguments: `host`, `portal host`, `partner`, --without-pages, --built (production pages), --demo
// (a busy month and simulated specialists) and --verbose.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { googleAccounts } from '../apps/api/src/seed/google-accounts.ts';
import { apiEnvironment, listenAddress, sandboxEnvironment, urlsOf } from './environment.ts';
import { isRunning, knowsClinic } from './is-running.ts';
import { lockData } from './lock-data.ts';
import { pageNames, pageService, type PageName } from './pages.ts';
import { choosePorts } from './ports.ts';
import { Processes } from './processes.ts';
import { localSecrets } from './secrets.ts';
import { startPeople, startScreen } from './start-screen.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.TELE_DATA_DIR ?? '.data');
const built = process.argv.includes('--built');
const requestedPages = pageNames.filter((name) => process.argv.includes(name));
const alone = process.argv.includes('--without-pages');
const quiet = !process.argv.includes('--verbose');
const demo = process.argv.includes('--demo');
const replies = demo && process.env.DEMO !== 'off';
const { ports: defaultPorts } = await choosePorts(process.env, []);
const clinic = requestedPages.includes('partner');
const beside = clinic && (await isRunning(defaultPorts));
if (!beside) lockOrExit();
const pages: readonly PageName[] = beside ? ['partner'] : pagesOf();
const { ports, problems } = await choosePorts(process.env, [
  ...(beside ? [] : (['api', 'sandbox', 'smtp', 'clamd'] as const)),
  ...pages,
  ...(clinic ? (['partnerServer'] as const) : []),
]);
if (beside && !(await knowsClinic(ports)))
  problems.push(
    `The Tele that is running expects the clinic at another port. Stop it: PARTNER_PORT=${ports.partner} npm run partner starts both.`,
  );
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`);
  process.exit(1);
}

/** Before the sandbox, which would open the files of another `npm start`. */
function lockOrExit(): void {
  try {
    process.on('exit', lockData(dataDir));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

function pagesOf(): readonly PageName[] {
  if (clinic) return pageNames.filter((name) => name === 'portal' || requestedPages.includes(name));
  return requestedPages.length > 0 || alone ? requestedPages : ['portal'];
}

const urls = urlsOf(ports);
const printed = new Set(startPeople.map(({ email }) => email));
const accounts = [...startPeople, ...googleAccounts.filter(({ email }) => !printed.has(email))];
const processes = new Processes();
const ending = new AbortController();
let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  ending.abort(new Error('Stopped.'));
  await processes.stop();
  process.exit(code);
}
process.on('exit', () => processes.end());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(signal === 'SIGINT' ? 130 : 143));

async function startSandbox(): Promise<string> {
  await processes.start({
    name: 'sandbox',
    command: [process.execPath, 'src/server.ts'],
    cwd: resolve(root, 'apps/sandbox'),
    env: {
      ...sandboxEnvironment(ports, dataDir, JSON.stringify(accounts)),
      REPLIES_API: replies ? urls.api : '',
    },
    quiet,
    ready: `${urls.sandbox}/health`,
  });
  const account = JSON.parse(readFileSync(resolve(dataDir, 'sandbox/service-account.json'), 'utf8')) as {
    private_key: string;
  };
  return account.private_key;
}

const startApi = (serviceAccountKey: string): Promise<void> =>
  processes.start({
    name: 'API',
    command: [process.execPath, 'src/server/server.ts'],
    cwd: resolve(root, 'apps/api'),
    env: apiEnvironment({
      ports,
      dataDir,
      secrets: localSecrets(dataDir),
      serviceAccountKey,
      own: { ...(demo && { SEED: 'demo' }), ...process.env },
    }),
    ready: `${urls.api}/health`,
    ...(process.env.API_LOG_FILE && { log: resolve(root, process.env.API_LOG_FILE) }),
  });

try {
  listenAddress(process.env);
  if (process.stdout.isTTY) process.stdout.write('Starting Tele…');
  const serving = { ports, dataDir, built, signal: ending.signal };
  // Builds use the whole machine: before the API, which would time out.
  const services = await Promise.all(pages.map(async (name) => pageService(name, serving)));
  const servers = beside ? [] : [startSandbox().then(startApi)];
  await Promise.all([...servers, ...services.map((service) => processes.start({ ...service, quiet }))]);
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}

// Erases ‘Starting Tele…’.
if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
console.log(startScreen(urls, pages, { replies }));

const ended = await processes.ended;
if (!stopping) console.error(`\nThe ${ended} stopped; stopping the rest.`);
await stop(1);
