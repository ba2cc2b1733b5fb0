// Publishes a portal build. Files of earlier releases stay for a week, for open tabs.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keptMs = 7 * 24 * 3_600_000;
/** Replacement times of files that the newest release lacks. */
const record = '.replaced.json';

interface Publication {
  from: string;
  to: string;
  now: Date;
}

export function publish({ from, to, now }: Publication): readonly string[] {
  const assets = join(to, 'assets');
  mkdirSync(assets, { recursive: true });
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
