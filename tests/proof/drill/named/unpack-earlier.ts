import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { People } from '../cast.ts';
import type { Earlier } from './named-drill.ts';

const root = resolve(import.meta.dirname, '../../../..');
const migrations = 'apps/api/src/db/migrations';

/** API before its newest migration, from Git history, on the installed packages. */
export async function unpackEarlier(): Promise<Earlier> {
  const newest = sqlIn(root).at(-1);
  if (newest === undefined) return unpackWithout();
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`);
  // A migration not yet committed is newer than all commits.
  const commit = added === '' ? 'HEAD' : `${added}^`;
  const folder = unpack(commit);
  takeMigrationsOfNow(folder, newest);
  console.log(`The version before ${newest}: ${git('log', '-1', '--format=%h %s', commit)}`);
  return earlierIn(folder);
}

/** No migration after the baseline: the last commit, and the same with an extra migration. */
async function unpackWithout(): Promise<Earlier> {
  const later = unpack('HEAD');
  const added = "alter table selections add column drilled text not null default 'yes';\n";
  writeFileSync(join(later, migrations, '0001-drill.sql'), added);
  const earlier = await earlierIn(unpack('HEAD'));
  return {
    ...earlier,
    later: serverIn(later),
    remove: () => {
      earlier.remove();
      rmSync(later, { recursive: true, force: true });
    },
  };
}

async function earlierIn(folder: string): Promise<Earlier> {
  const people = join(folder, 'apps/api/src/testing/people.ts');
  return {
    server: serverIn(folder),
    people: (await import(pathToFileURL(people).href)) as People,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function unpack(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tele-earlier-'));
  const archive = execFileSync('git', ['archive', commit, 'apps/api', 'packages/core'], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const place of ['apps/api', 'packages/core']) linkPackages(place, folder);
  return folder;
}

function serverIn(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'apps/api/package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return join(folder, 'apps/api', scripts.start.replace(/^node /, ''));
}

/** Copies the current text of older migrations: a database refuses another text of the same name. */
function takeMigrationsOfNow(folder: string, newest: string): void {
  for (const name of sqlIn(folder))
    if (name < newest) copyFileSync(join(root, migrations, name), join(folder, migrations, name));
}

function sqlIn(folder: string): string[] {
  const names = readdirSync(join(folder, migrations)).filter((name) => name.endsWith('.sql'));
  return names.toSorted();
}

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    throw new Error('The version before is read from the history, which is not here: git fetch --unshallow', {
      cause: error,
    });
  }
}

/** Links all installed packages except the workspace's own, which come from the commit. */
function linkPackages(place: string, folder: string): void {
  const [from, to] = [root, folder].map((base) => join(base, place, 'node_modules')) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@tele') symlinkSync(join(from, name), join(to, name));
  if (place !== 'apps/api') return;
  mkdirSync(join(to, '@tele'));
  symlinkSync(join(folder, 'packages/core'), join(to, '@tele/core'));
}
