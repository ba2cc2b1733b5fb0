import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../find-files.ts';

/** One picture that differs from what is committed; paths from the folder of the run. */
export interface ChangedPicture {
  /** ID of the story: `screens-inbox--pending`. */
  id: string;
  scheme: string;
  /** In CSS pixels; null where the name does not say: the width of primitives. */
  width: number | null;
  /** Null where there was none. */
  before: string | null;
  after: string | null;
  /** Null where the two could not be laid over each other. */
  difference: string | null;
}

const parts = { expected: 'before', actual: 'after', diff: 'difference' } as const;
const isPart = (word: string): word is keyof typeof parts => word in parts;
const named = /^(?<id>.+)-(?<scheme>light|dark)(?:-(?<width>\d+))?-(?<part>expected|actual|diff)\.png$/;

/** Retry number in the name of a Playwright folder. */
const tryOf = (path: string): number => Number(/-retry(\d+)[\\/]/.exec(path)?.[1] ?? 0);

function hasPassed(folder: string): boolean {
  const note = join(folder, '.last-run.json');
  return existsSync(note) && (JSON.parse(readFileSync(note, 'utf8')) as { status?: string }).status === 'passed';
}

/** What the last run of the pixel snapshots found changed, as Playwright leaves it in its folder; null where there was no run. */
export function changedPictures(folder: string): ChangedPicture[] | null {
  if (!existsSync(join(folder, '.last-run.json'))) return null;
  if (hasPassed(folder)) return [];
  const paths = findFiles('**/*.png', folder);
  // Differences of a first try that passed at its last are ignored.
  const last = Math.max(0, ...paths.map(tryOf));
  const changed = new Map<string, ChangedPicture>();
  for (const path of paths.filter((one) => tryOf(one) === last).toSorted()) {
    const { id, scheme, width, part } = named.exec(path.split('/').at(-1) ?? '')?.groups ?? {};
    if (id === undefined || scheme === undefined || part === undefined || !isPart(part)) continue;
    const key = [id, scheme, width].join(' ');
    const known = changed.get(key) ?? {
      id,
      scheme,
      width: width === undefined ? null : Number(width),
      before: null,
      after: null,
      difference: null,
    };
    changed.set(key, { ...known, [parts[part]]: path });
  }
  return [...changed.values()];
}
