// `npm start` and `npm test` in a bare Debian, as root: `[--suite bookworm]… [--only start|test]`.
import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bareEnvironment, certificates } from './bare-debian/environment.ts';
import { installMissing, onPath } from './debian.ts';

const root = resolve(import.meta.dirname, '..');
const user = 'dev';
const commands = { start: ['node', 'tooling/bare-debian/try-start.mjs'], test: ['npm', 'test'] } as const;

const { values } = parseArgs({
  options: { suite: { type: 'string', multiple: true, default: ['bookworm', 'trixie'] }, only: { type: 'string' } },
});
const chosen = (Object.keys(commands) as (keyof typeof commands)[]).filter(
  (name) => values.only === undefined || name === values.only,
);

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: ending.signal,
      killSignal: 'SIGKILL',
    });
    child.once('error', fail);
    child.once('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`${program} ${args.join(' ')} ended with ${code}.`));
    });
  });
}

function machineProgram(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`This machine has no ${name} on the PATH.`);
  return realpathSync(found);
}

async function makeSystem(suite: string, system: string): Promise<void> {
  await run('debootstrap', ['--variant=minbase', '--include=git,ca-certificates', suite, system]);
  for (const file of ['/etc/resolv.conf', '/etc/hosts', certificates])
    if (existsSync(file)) cpSync(file, join(system, file), { dereference: true });
  cpSync(machineProgram('node'), join(system, 'usr/local/bin/node'));
  cpSync(resolve(machineProgram('npm'), '../..'), join(system, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name));
  await run('chroot', [system, 'useradd', '--create-home', '--shell', '/bin/bash', user]);
  await run('git', ['clone', '--quiet', `file://${root}`, join(system, 'home', user, 'tele')]);
  await run('chroot', [system, 'chown', '--recursive', `${user}:`, `/home/${user}`]);
}

/** Mounts and processes live in namespaces, so nothing of them is left when the command ends. */
async function runInside(system: string, command: readonly string[]): Promise<void> {
  const inside = [
    'set -e',
    'mount --rbind /dev "$0/dev"',
    'mount --rbind /sys "$0/sys"',
    `exec /usr/sbin/chroot --userspec=${user}:${user} "$0" /bin/sh -c 'cd ~/tele && "$@"' "$@"`,
  ].join('\n');
  const isolation = ['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${system}/proc`];
  await run(
    'unshare',
    [...isolation, 'sh', '-c', inside, system, 'sh', ...command],
    bareEnvironment(user, process.env),
  );
}

async function tryOn(suite: string): Promise<void> {
  const system = mkdtempSync(join(tmpdir(), `tele-${suite}-`));
  chmodSync(system, 0o755);
  try {
    await makeSystem(suite, system);
    for (const name of chosen) {
      console.log(`\n▶ Debian ${suite}: npm ${name}`);
      await runInside(system, commands[name]);
      console.log(`✔ Debian ${suite}: npm ${name}`);
    }
  } finally {
    rmSync(system, { recursive: true, force: true, maxRetries: 3 });
  }
}

try {
  if (chosen.length === 0) throw new Error(`--only is ${Object.keys(commands).join(' or ')}.`);
  if (process.getuid?.() !== 0) throw new Error('A bare Debian needs root: debootstrap and chroot do.');
  installMissing('Programs for a bare Debian', () => [{ name: 'debootstrap', isThere: onPath('debootstrap') }]);
  for (const suite of values.suite) await tryOn(suite);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
