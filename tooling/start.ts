// `npm start`: the sandbox, the API on its embedded store, and the portal. Ctrl-C or SIGTERM stops all three. `host` as an argument serves the
// example of a partner's site in place of the portal, `portal host` both, --without-pages neither; `partner` the clinic of the seeds, with all
// of them, or alone beside an `npm start` that is running. With --built the pages are built and served as production serves
// them, under its headers: for the journeys, whose pages then load in a tenth of the time.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { googleAccounts } from '../apps/api/src/seed/google-accounts.ts';
import { seededPatients } from '../apps/api/src/seed/patients.ts';
import { namedDoctors } from '../apps/api/src/seed/people.ts';
import { apiEnvironment, listenAddress, sandboxEnvironment, urlsOf } from './environment.ts';
import { isRunning } from './is-running.ts';
import { lockData } from './lock-data.ts';
import { pageNames, pageService, pageTitles, type PageName } from './pages.ts';
import { choosePorts } from './ports.ts';
import { Processes } from './processes.ts';
import { localSecrets } from './secrets.ts';

const root = resolve(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.TELE_DATA_DIR ?? '.data');
const built = process.argv.includes('--built');
const requestedPages = pageNames.filter((name) => process.argv.includes(name));
const alone = process.argv.includes('--without-pages');
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
  // Its visitors sign in at the portal.
  if (clinic) return pageNames.filter((name) => name === 'portal' || requestedPages.includes(name));
  return requestedPages.length > 0 || alone ? requestedPages : ['portal'];
}

const urls = urlsOf(ports);
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
// However it ends, as when whoever read its lines has gone: nothing that it started stays.
process.on('exit', () => processes.end());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(signal === 'SIGINT' ? 130 : 143));

async function startSandbox(): Promise<string> {
  await processes.start({
    name: 'sandbox',
    command: [process.execPath, 'src/server.ts'],
    cwd: resolve(root, 'apps/sandbox'),
    env: sandboxEnvironment(ports, dataDir, JSON.stringify(googleAccounts)),
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
    env: apiEnvironment({ ports, dataDir, secrets: localSecrets(dataDir), serviceAccountKey, own: process.env }),
    ready: `${urls.api}/health`,
    ...(process.env.API_LOG_FILE && { log: resolve(root, process.env.API_LOG_FILE) }),
  });

try {
  listenAddress(process.env);
  const names = [...(beside ? [] : ['sandbox', 'API']), ...pages.map((name) => pageTitles[name].toLowerCase())];
  console.log(`\nStarting ${names.map((name) => `the ${name}`).join(', ')}…`);
  const serving = { ports, dataDir, built, signal: ending.signal };
  // Builds take the whole machine for minutes: before the API, which would time out beside them.
  const services = await Promise.all(pages.map(async (name) => pageService(name, serving)));
  const key = beside ? undefined : await startSandbox();
  await Promise.all([key && startApi(key), ...services.map((service) => processes.start(service))]);
} catch (error) {
  if (!stopping) console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}

const peopleToSignInAs = [
  ...seededPatients.slice(0, 3).map(({ email, name }) => ({ email, note: `${name}, patient` })),
  ...namedDoctors.map(({ email, name, specialties }) => ({ email, note: `${name}, ${specialties[0]}` })),
];
const width = Math.max(...peopleToSignInAs.map((person) => person.email.length));
const clinicPages = '  (and /see-a-specialist, /our-team, /patients)';
console.log(`
Tele is running.

${pages.map((name) => `  ${pageTitles[name].padEnd(9)} ${urls[name]}${name === 'partner' ? clinicPages : ''}`).join('\n')}
  API       ${urls.api}  (${urls.api}/openapi.json)
  Sandbox   ${urls.sandbox}  e-mail: ${urls.sandbox}/outbox  payments: ${urls.sandbox}/ledger

Sign in as, with Google or with the e-mailed link (it arrives in the outbox):
${peopleToSignInAs.map((person) => `  ${person.email.padEnd(width)}  ${person.note}`).join('\n')}
  any other e-mail${' '.repeat(Math.max(1, width - 14))} a newcomer

Pay with 4242 4242 4242 4242, any future date, any CVC. 4000 0000 0000 0002 is declined; 4000 0025 0000 3155 asks for 3-D Secure.

Ctrl-C stops everything and keeps the data. npm run reset clears it.
`);

const ended = await processes.ended;
if (!stopping) console.error(`\nThe ${ended} stopped; stopping the rest.`);
await stop(1);
