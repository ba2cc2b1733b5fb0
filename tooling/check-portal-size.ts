// What a first visit to the portal must load, gzipped: the entry and everything it imports statically, then each route with its own.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { report, type Budget } from './budget.ts';
import { placeFiles, type PlaceFile } from './places.ts';

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

function filesOf(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}
const kilobytes = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(dist, file))).length, 0) / 1000;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
/**
 * kB gz of a first visit: the sign-in, and any other place. Those with a form or everything that pays are above the goal. All of them carry where kit
 * looks for a partner's page, and its calls; the sign-in is in a file that it shares with the window of such a page.
 */
const ceilings: Readonly<Record<string, number>> = {
  'src/login/LoginScreen.tsx': 133.6,
  'src/match/SearchPage.tsx': 174.2,
  'src/home/HomePage.tsx': 185.1,
  'src/match/AskPage.tsx': 183.6,
  'src/match/ResultsPage.tsx': 183.5,
  'src/request/RequestsPage.tsx': 177.8,
  'src/request/AskedPage.tsx': 186.8,
  'src/request/RequestPage.tsx': 179.9,
  'src/work/JoinPage.tsx': 180.8,
  'src/work/PayoutsPage.tsx': 172.2,
  'src/appointment/AppointmentsPage.tsx': 172.4,
  'src/inbox/OpenRequestsPage.tsx': 173.6,
  'src/inbox/OwnOffersPage.tsx': 174.9,
  'src/inbox/RespondPage.tsx': 170,
  'src/availability/AvailabilityPage.tsx': 173.4,
  'src/staff/ReviewPage.tsx': 176.5,
};
function budgetOf({ name, file }: PlaceFile): Budget {
  const goal = name === 'login' ? 130 : 170;
  return { goal, ceiling: ceilings[file] ?? goal };
}

for (const place of new Map(placeFiles.map((one) => [one.file, one])).values()) {
  if (!manifest[place.file])
    throw new Error(`The portal has no chunk for ${place.file}: its budget would check nothing.`);
  const shell = place.shell ? filesOf('src/chrome/Shell.tsx') : [];
  const size = kilobytes(new Set([...filesOf(entry), ...shell, ...filesOf(place.file)]));
  report(`portal ${place.path}`, size, budgetOf(place));
}
