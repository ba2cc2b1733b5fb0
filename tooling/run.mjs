// Every `npm run …` comes here. Plain JavaScript without dependencies, runs on Node 18 and newer:
// it installs what is missing (Node 24 included), then runs the task with that Node.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const PNPM = 'pnpm@12.21.0';
const NEEDED = [24, 11];
const root = resolve(fileURLToPath(import.meta.url), '../..');
const windows = process.platform === 'win32';
const bin = join(root, 'node_modules/.bin');
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
const env = {
  ...process.env,
  [pathKey]: `${bin}${delimiter}${process.env[pathKey]}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  // Half of what a program takes to start is reading the same files once more; every process that these tasks start finds them read.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compile'),
};
const running = new Set();

function run(command, options = {}) {
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
    child.on('exit', (code, signal) => {
      running.delete(child);
      done(code ?? (signal ? 1 : 0));
    });
  });
}

function stop(signal) {
  for (const child of running) {
    try {
      if (windows) child.kill();
      else process.kill(-child.pid, signal);
    } catch {
      // It has gone already.
    }
  }
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
  start: 'node tooling/start.ts',
  // The same with the portal as it is built, compressed and cached as production serves it.
  preview: 'node tooling/start.ts --built',
  // A partner's site with the four widgets, in place of the portal.
  host: 'node tooling/start.ts host',
  // The clinic of the seeds, with the packages as they are packed; beside `npm start`, or with all of it. Through pnpm, which packs.
  partner: `npx -y ${PNPM} exec node tooling/start.ts partner`,
  // Through pnpm, so that `pnpm` itself is on the PATH of what these call.
  test: `npx -y ${PNPM} exec node tooling/check.ts`,
  'test:long': `npx -y ${PNPM} exec node tooling/check-long.ts`,
  'test:all': `npx -y ${PNPM} exec node tooling/check-all.ts`,
  // The journeys by the clock of another hour: some have failed at some.
  hours: `npx -y ${PNPM} exec playwright test -c playwright.hours.config.ts`,
  // Through pnpm, which builds.
  engines: `npx -y ${PNPM} exec node tooling/engines.ts`,
  build: `npx -y ${PNPM} exec node tooling/build.ts`,
  bench: 'node tooling/bench.ts',
  drill: 'node drill/drill.ts',
  // Three PostgreSQL nodes that survive the loss of one, with what stands before them, and the API on them.
  cluster: 'node cluster/cluster.ts',
  storybook: 'storybook dev -p 6006 --ci --no-open --no-version-updates',
  // Into storybook-static, to be served from any folder; says how large it is.
  'build:storybook': 'node tooling/build-storybook.ts',
  snapshots: 'node tooling/visual.ts',
  // Through pnpm, which reads the lockfile and packs.
  sbom: `npx -y ${PNPM} exec node tooling/sbom.ts`,
  audit: `npx -y ${PNPM} exec node tooling/audit.ts`,
  release: `npx -y ${PNPM} exec node tooling/release.ts`,
  reset: 'node tooling/reset.ts',
  token: 'node apps/api/src/token.ts',
  ops: 'node tooling/command.ts ops',
  staff: 'node tooling/command.ts staff',
  chromatic: 'node tooling/chromatic.ts',
};
const task = tasks[name];
if (!task) {
  console.error(`Unknown task "${name}". One of: ${Object.keys(tasks).join(', ')}.`);
  process.exit(2);
}

// These print for other programs: the installation must not speak on their standard output.
const quiet = ['token', 'ops', 'staff'].includes(name) ? { stdio: ['ignore', 'ignore', 'inherit'] } : {};
// Before a test even when nothing changed: pnpm then also compares each package.json with the lockfile.
if (name.startsWith('test') || !isInstalled(root)) {
  const code = await run(`npx -y ${PNPM} install --frozen-lockfile --prefer-offline`, quiet);
  if (code !== 0) {
    console.error('\nThe installation failed. The lines above say why.');
    process.exit(code);
  }
}
const own = existsSync(join(bin, windows ? 'node.exe' : 'node'));
const [major, minor] = process.versions.node.split('.').map(Number);
if (!own && (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1]))) {
  console.error(
    `Node ${NEEDED.join('.')} or newer is needed and no copy of it could be installed for ${process.platform}-${process.arch}. This is ${process.version}.`,
  );
  process.exit(1);
}
const code = await run([task, ...args.map(quote)].join(' '));
process.exitCode ||= code;
