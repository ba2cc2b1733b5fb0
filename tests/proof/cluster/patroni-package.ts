import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../../../tooling/find-files.ts';
import { sourcesOf } from './debian-sources.ts';
import { refusePatroni } from './patroni-version.ts';
import { templatesOf } from './templates.ts';

/** Debian's Python has the modules; others in PATH do not. */
const python = '/usr/bin/python3';
const modulesFolder = 'usr/lib/python3/dist-packages';
const suite = 'trixie';

export interface Patroni {
  version: string;
  run: readonly [program: string, ...args: string[]];
  control: readonly [program: string, ...args: string[]];
  env: { PYTHONPATH: string };
}

/** Patroni unpacked in `folder`, else the machine's if recent enough, else Debian 13's package. */
export function findPatroni(folder: string): Patroni {
  const unpacked = join(folder, 'patroni');
  if (!existsSync(unpacked)) {
    const own = aPatroni('/');
    if (own && !refusalOf(own)) return own;
    unpack(folder, unpacked);
  }
  const patroni = aPatroni(unpacked);
  if (!patroni) throw new Error(`Patroni in ${unpacked} does not run. Delete that folder and start again.`);
  const refusal = refusalOf(patroni);
  if (refusal !== undefined) throw new Error(refusal);
  return patroni;
}

/** Reason to refuse the installed Patroni; undefined if it is fine or absent. */
export function refuseInstalled(): string | undefined {
  const own = aPatroni('/');
  return own && refusalOf(own);
}

function refusalOf({ version }: Patroni): string | undefined {
  return refusePatroni(version, templatesOf(['patroni.yml'])[0]?.text ?? '');
}

function aPatroni(root: string): Patroni | undefined {
  const env = { PYTHONPATH: join(root, modulesFolder) };
  try {
    const output = execFileSync(python, ['-m', 'patroni', '--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const version = output.trim().split(' ').at(-1) ?? '';
    return { version, run: [python, '-m', 'patroni'], control: [python, join(root, 'usr/bin/patronictl')], env };
  } catch {
    return undefined;
  }
}

/** Uses a separate apt state, so root is not needed and the machine's stays unchanged. */
function unpack(folder: string, target: string): void {
  console.log('Fetching Patroni 4, Debian 13’s package…');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'apt-'));
  try {
    for (const path of ['sources', 'lists/partial', 'cache/archives/partial'])
      mkdirSync(join(work, path), { recursive: true });
    const release = readFileSync('/etc/os-release', 'utf8');
    const from = /^VERSION_CODENAME=(\w+)$/m.exec(release)?.[1] ?? '';
    writeFileSync(join(work, 'sources', `${suite}.sources`), `${sourcesOf(ownSources(), { from, to: suite })}\n`);
    const options = [
      'Dir::Etc::sourcelist=/dev/null',
      `Dir::Etc::sourceparts=${join(work, 'sources')}`,
      `Dir::State::lists=${join(work, 'lists')}`,
      `Dir::Cache=${join(work, 'cache')}`,
      'APT::Sandbox::User=',
    ].flatMap((option) => ['-o', option]);
    const run = (program: string, ...args: string[]): void =>
      void execFileSync(program, args, { cwd: work, stdio: ['ignore', 'ignore', 'inherit'] });
    run('apt-get', '-qq', ...options, 'update');
    run('apt-get', '-qq', ...options, 'download', 'patroni');
    const [file] = findFiles('patroni_*.deb', work);
    if (file === undefined) throw new Error(`The suite "${suite}" has no package of Patroni.`);
    run('dpkg-deb', '-x', file, 'unpacked');
    // Atomic: an interrupted run leaves no half-unpacked package.
    renameSync(join(work, 'unpacked'), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function ownSources(): { name: string; text: string }[] {
  const parts = '/etc/apt/sources.list.d';
  const names = existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : [];
  return ['/etc/apt/sources.list', ...names]
    .filter((name) => existsSync(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}
