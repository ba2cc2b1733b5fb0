// What a first visit to the portal must load, gzipped: the entry and everything it imports statically, then each route with its own.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, '../apps/portal/dist');
const manifestFile = resolve(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('Build the portal first: its manifest is read here.');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;

const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
};
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file))).length, 0) / 1000;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const budgets: readonly (readonly [name: string, key: RegExp, kB: number])[] = [
  ['login', /LoginScreen\.tsx$/, 130],
  ['match', /CategoryPage\.tsx$|category/i, 170],
  ['search', /SearchPage\.tsx$|search/i, 170],
  ['results', /ResultsPage\.tsx$|results/i, 170],
  ['request', /RequestPage\.tsx$|request/i, 170],
  ['appointments', /AppointmentsPage\.tsx$|appointments/i, 170],
  ['availability', /AvailabilityPage\.tsx$/, 170],
  ['inbox', /InboxPage\.tsx$|inbox/i, 170],
];
let over = false;
for (const [name, pattern, budget] of budgets) {
  const key = Object.keys(manifest).find((candidate) => pattern.test(candidate) && candidate.startsWith('src/'));
  if (!key) throw new Error(`No chunk of the portal matches ${pattern}: the budget of "${name}" would check nothing.`);
  // Every place but the login stands inside the shell.
  const shell = name === 'login' ? [] : filesOf('src/chrome/Shell.tsx');
  const size = kilobytes(new Set([...filesOf(entry), ...shell, ...filesOf(key)]));
  if (size > budget) over = true;
  console.log(`${size > budget ? '✖' : '✔'} portal ${name}: ${size.toFixed(1)} kB gz of ${budget}`);
}
if (over) process.exitCode = 1;
