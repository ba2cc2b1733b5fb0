import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../find-files.ts';

export interface ChangedPicture {
  id: string;
  scheme: string;
  width: number | null;
  before: string | null;
  after: string | null;
  /** Null when the two sizes differ. */
  difference: string | null;
}

const parts = { expected: 'before', actual: 'after', diff: 'difference' } as const;
const isPart = (word: string): word is keyof typeof parts => word in parts;
const named = /^(?<id>.+)-(?<scheme>light|dark)(?:-(?<width>\d+))?-(?<part>expected|actual|diff)\.png$/;

const tryOf = (path: string): number => Number(/-retry(\d+)[\\/]/.exec(path)?.[1] ?? 0);

function hasPassed(folder: string): boolean {
  const note = join(folder, '.last-run.json');
  return existsSync(note) && (JSON.parse(readFileSync(note, 'utf8')) as { status?: string }).status === 'passed';
}

export function changedPictures(folder: string): ChangedPicture[] | null {
  if (!existsSync(join(folder, '.last-run.json'))) return null;
  if (hasPassed(folder)) return [];
  const paths = findFiles('**/*.png', folder);
  // Ignores differences of a first try whose last try passed.
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
