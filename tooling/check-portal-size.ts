// Size of a first visit to the portal, gzipped: the entry with its static imports, then each route.
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

// Chunks that import each other may run too early: groups (`apps/portal/chunks.ts`) must not cause that.
for (const [key, { file, imports = [] }] of Object.entries(manifest)) {
  const back = imports.find((next) => filesOf(next).has(file));
  if (back) throw new Error(`${key} and ${back} import each other, by themselves or through others.`);
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
/** kB gz of a first visit to the sign-in or another page. Forms and payments are above the goal. */
const ceilings: Readonly<Record<string, number>> = {
  'src/login/LoginScreen.tsx': 137.4,
  'src/match/CategoryPage.tsx': 173.4,
  'src/inbox/InboxPage.tsx': 175.6,
  'src/match/SearchPage.tsx': 182.4,
  'src/patient-dashboard/PatientDashboardPage.tsx': 193.0,
  'src/match/NewOpenRequestPage.tsx': 192.9,
  'src/match/ResultsPage.tsx': 205.1,
  'src/match/SpecialistPage.tsx': 199.0,
  'src/request/RequestsPage.tsx': 180.9,
  'src/request/OpenRequestPage.tsx': 202.5,
  'src/request/RequestPage.tsx': 196.6,
  'src/work/WorkPage.tsx': 172.4,
  'src/work/JoinPage.tsx': 192.6,
  'src/work/PayoutsPage.tsx': 178.9,
  'src/appointment/AppointmentsPage.tsx': 178.7,
  'src/inbox/OpenRequestsPage.tsx': 179.4,
  'src/inbox/OwnOffersPage.tsx': 179.5,
  'src/inbox/RespondPage.tsx': 188.1,
  'src/availability/AvailabilityPage.tsx': 180.9,
  'src/account/RegisterPage.tsx': 178.3,
  'src/account/AccountPage.tsx': 177.6,
  'src/staff/ReviewPage.tsx': 183.2,
  'src/work/DocumentsPage.tsx': 171.1,
  'src/inbox/ReschedulePage.tsx': 171.8,
  'src/work/PreviewPage.tsx': 170.1,
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
