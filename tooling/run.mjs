// Every `npm run …` starts here through run.cjs, without packages and for Node 18 or newer.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pathProblem } from './check-path.mjs';
import { endTree } from './end-tree.mjs';
import { isInstalled } from './installed.mjs';
import { explainFailure, runDoctor } from './machine/doctor.mjs';
import { findUnwritable } from './machine/facts.mjs';
import { findNodeProblem, pinnedNode, sha256Of } from './machine/node.mjs';
import { findPnpm } from './machine/pnpm.mjs';

const PNPM = 'pnpm@12.21.0';
const root = resolve(fileURLToPath(import.meta.url), '../..');
const windows = process.platform === 'win32';
const bin = join(root, 'node_modules/.bin');
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
const pathFolders = [bin, process.env[pathKey]];
const env = {
  ...process.env,
  [pathKey]: pathFolders.join(delimiter),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  // Half of a program's start is compiling the same files again: every process of these tasks shares the result.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compile'),
};
const running = new Set();

function run(command, options = {}, read) {
  return new Promise((done) => {
    const child = spawn(command, {
      cwd: root,
      env,
      shell: true,
      detached: !windows,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    running.add(child);
    if (read) child.stdout.on('data', read);
    child.on(read ? 'close' : 'exit', (code, signal) => {
      running.delete(child);
      done(code ?? (signal ? 1 : 0));
    });
  });
}

function stop(signal) {
  for (const child of running) endTree(child, signal);
}

const [name, ...args] = process.argv.slice(2);
// Three servers end one after the other, in order.
const patienceMs = name === 'cluster' ? 60_000 : 6_000;
let quitting = false;
function quit(signal) {
  if (quitting) return;
  quitting = true;
  process.exitCode = signal === 'SIGINT' ? 130 : 143;
  stop(signal);
  setTimeout(() => {
    stop('SIGKILL');
    process.exit();
  }, patienceMs).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => quit(signal));
// npm does not pass a SIGTERM through its shell: notice that the shell has gone, and go too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) quit('SIGTERM');
}, 300).unref();

const quote = (text) => `"${text.replace(/(["$`\\])/g, '\\$1')}"`;
const tasks = {
  start: 'node tooling/start.ts --demo',
  // The same, with the portal built, compressed and cached as in production.
  preview: 'node tooling/start.ts --built --demo',
  // A partner's site with the four widgets, in place of the portal.
  host: 'node tooling/start.ts host',
  // Seeded clinic with packed packages, with `npm start` or separately. Through pnpm, which packs.
  partner: 'pnpm exec node tooling/start.ts partner',
  // Through pnpm, which these call.
  test: 'pnpm exec node tooling/check.ts',
  'test:long': 'pnpm exec node tooling/check-long.ts',
  'test:all': 'pnpm exec node tooling/check-all.ts',
  'test:release': 'pnpm exec node tooling/check-release.ts',
  // Runs the journeys at another hour of the day: some failed only at certain hours.
  hours: 'pnpm exec playwright test -c playwright.hours.config.ts',
  // Through pnpm, which builds.
  engines: 'pnpm exec node tooling/engines.ts',
  build: 'pnpm exec node tooling/build.ts',
  bench: 'node tooling/bench.ts',
  drill: 'node tests/proof/drill/drill.ts',
  // Three PostgreSQL nodes that survive the loss of one, with proxies and the API.
  cluster: 'node tests/proof/cluster/cluster.ts',
  storybook: 'storybook dev -p 6006 --ci --no-open --no-version-updates',
  // Into storybook-static, to be served from any folder; says how large it is.
  'build:storybook': 'node tooling/build-storybook.ts',
  snapshots: 'node tooling/visual.ts',
  // Through pnpm, which reads the lockfile and packs.
  sbom: 'pnpm exec node tooling/sbom.ts',
  audit: 'pnpm exec node tooling/audit.ts',
  release: 'pnpm exec node tooling/release.ts',
  reset: 'node tooling/reset.ts',
  token: 'node apps/api/src/cli/token.ts',
  ops: 'node tooling/command.ts ops',
  staff: 'node tooling/command.ts staff',
  chromatic: 'node tooling/chromatic.ts',
  doctor: '',
};
const task = tasks[name];
if (task === undefined) {
  console.error(`Unknown task "${name}". One of: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

// These print for other programs: the installation must not write to their standard output.
const quiet = ['token', 'ops', 'staff'].includes(name);
// These print one screen.
const brief = ['start', 'preview'].includes(name) && !args.includes('--verbose');
const nodeFile = join(bin, windows ? 'node.exe' : 'node');

async function fail(message, code, failed) {
  if (quitting) return;
  console.error(`\n${message}`);
  await explainFailure(root, process.env, failed);
  process.exit(code);
}

async function addPnpm() {
  const slow = setTimeout(() => console.error(`Waiting for npm to find ${PNPM}…`), 2_000);
  const ask = async (flags) => {
    let folder = '';
    const find = `npx ${flags} -y -p ${PNPM} node tooling/machine/print-pnpm-folder.cjs`;
    const code = await run(
      find,
      { stdio: ['ignore', 'pipe', flags ? 'ignore' : 'inherit'] },
      (text) => (folder += text),
    );
    return code === 0 ? folder.trim() : '';
  };
  const memory = join(root, 'node_modules/.cache/pnpm-folder');
  const folder = await findPnpm({ spec: PNPM, program: windows ? 'pnpm.cmd' : 'pnpm', memory, ask });
  clearTimeout(slow);
  if (!folder) await fail(`npm could not get ${PNPM}. The lines above say why.`, 1, 'installation');
  addToPath(folder);
}

function addToPath(folder) {
  if (pathFolders.includes(folder)) return;
  pathFolders.splice(1, 0, folder);
  env[pathKey] = pathFolders.join(delimiter);
}

async function install() {
  if (findUnwritable(root, process.env).length > 0) await fail('Tele cannot be installed.', 1, 'folders');
  await addPnpm();
  const slow = (quiet || brief) && setTimeout(() => console.error('Installing the packages…'), 2_000);
  const options = quiet ? { stdio: ['ignore', 'ignore', 'inherit'] } : {};
  const code = await run(`pnpm install --frozen-lockfile --prefer-offline${brief ? ' --loglevel=error' : ''}`, options);
  clearTimeout(slow);
  if (code !== 0) await fail('The installation failed. The lines above say why.', code, 'installation');
}

async function installNode() {
  const wrongPath = pathProblem(root);
  if (wrongPath) await fail(wrongPath, 1, 'folders');
  // Before a test even when nothing changed: pnpm then also compares each package.json with the lockfile.
  const fresh = name.startsWith('test') || !isInstalled(root);
  if (fresh) await install();
  const own = !existsSync(nodeFile);
  const place = { platform: process.platform, arch: process.arch, version: process.versions.node };
  const installed = own
    ? undefined
    : fresh
      ? sha256Of(nodeFile)
      : pinnedNode.sha256[`${process.platform}-${process.arch}`];
  const problem = findNodeProblem({ ...place, installed });
  if (problem) {
    // The next command installs and checks again.
    rmSync(join(root, 'node_modules/.pnpm/lock.yaml'), { force: true });
    await fail(problem, 1, 'start');
  }
  if (own) addToPath(dirname(process.execPath));
}

if (name === 'doctor') {
  process.exitCode = (await runDoctor(root, process.env)) ? 0 : 1;
} else {
  await installNode();
  if (task.startsWith('pnpm ')) await addPnpm();
  const code = await run([task, ...args.map(quote)].join(' '));
  process.exitCode ||= code;
  const starts = ['start', 'preview', 'host', 'partner'].includes(name);
  if (code !== 0 && !quitting && !quiet) await explainFailure(root, process.env, starts ? 'start' : 'other');
}
