// Puts a build of the portal where it is served. Tabs of earlier releases still load their files: those stay for a week after they were replaced.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 7 * 24 * 3_600_000;
/** When each file that the newest release has not was replaced. */
const record = '.replaced.json';

interface Publication {
  from: string;
  to: string;
  now: Date;
}

/** Returns the names of the files it removed. */
export function publish({ from, to, now }: Publication): readonly string[] {
  const assets = join(to, 'assets');
  mkdirSync(assets, { recursive: true });
  // The index that names them comes last.
  cpSync(join(from, 'assets'), assets, { recursive: true });
  cpSync(from, to, { recursive: true, filter: (file) => file !== join(from, 'index.html') });
  cpSync(join(from, 'index.html'), join(to, 'index.html'));
  const known = existsSync(join(to, record))
    ? (JSON.parse(readFileSync(join(to, record), 'utf8')) as Record<string, string>)
    : {};
  const current = new Set(readdirSync(join(from, 'assets')));
  const replaced = readdirSync(assets)
    .filter((file) => !current.has(file))
    .map((file) => ({ file, since: known[file] ?? now.toISOString() }));
  const isOver = ({ since }: { since: string }): boolean => now.getTime() - Date.parse(since) > keptMs;
  const removed = replaced.filter(isOver).map(({ file }) => file);
  for (const file of removed) rmSync(join(assets, file), { recursive: true });
  const kept = replaced.filter((one) => !isOver(one)).map(({ file, since }) => [file, since]);
  writeFileSync(join(to, record), JSON.stringify(Object.fromEntries(kept)));
  return removed;
}
