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

const root = resolve(import.meta.dirname, '../..');
const migrations = 'apps/api/src/db/migrations';

/** The API as it was before its newest migration, from the history, on the packages that are installed now. */
export async function unpackEarlier(): Promise<Earlier> {
  const newest = sqlIn(root).at(-1);
  if (newest === undefined) return unpackWithout();
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${migrations}/${newest}`);
  // What has not been committed yet comes after everything that has.
  const commit = added === '' ? 'HEAD' : `${added}^`;
  const folder = unpack(commit);
  takeMigrationsOfNow(folder, newest);
  console.log(`The version before ${newest}: ${git('log', '-1', '--format=%h %s', commit)}`);
  return earlierIn(folder);
}

/** No migration follows the baseline yet: the last commit, and the same with a migration of its own. */
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

/** A commit's API in a folder of its own, on the packages of now. */
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

/** The file that `npm start` of that version's API runs. */
function serverIn(folder: string): string {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'apps/api/package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return join(folder, 'apps/api', scripts.start.replace(/^node /, ''));
}

/** A migration that was worded anew before anybody had it is one to both versions: a database that ran another of that name is refused. */
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

/** All packages of now, but for our own, which is the one beside it. */
function linkPackages(place: string, folder: string): void {
  const [from, to] = [root, folder].map((base) => join(base, place, 'node_modules')) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== '@tele') symlinkSync(join(from, name), join(to, name));
  if (place !== 'apps/api') return;
  mkdirSync(join(to, '@tele'));
  symlinkSync(join(folder, 'packages/core'), join(to, '@tele/core'));
}
