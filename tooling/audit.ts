// `npm run audit`: advisories of the registry or tooling/supply/advisories.json. Fails from 'high'.
import { spawnSync } from 'node:child_process';
import { pnpm } from './program.ts';
import {
  advisoriesFor,
  formatHit,
  isAtLeast,
  isRegistryAnswer,
  isStale,
  notLookedUp,
  readAdvisories,
} from './supply/advisories.ts';
import { writeBills } from './supply/bills.ts';

const [program, ...args] = pnpm();
const { stdout, stderr, status } = spawnSync(program, [...args, 'audit', '--prod', '--audit-level', 'high'], {
  encoding: 'utf8',
});
const output = `${stdout}${stderr}`.trim();
if (isRegistryAnswer(output)) {
  console.log(output);
  process.exitCode = status === 0 ? 0 : 1;
} else {
  const file = readAdvisories();
  const components = [...writeBills().values()].flatMap((bill) => bill.components);
  const date = new Date(file.date).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
  console.log(
    `Checked against the advisories of ${date} (${file.advisories.length} advisories); the registry did not answer.`,
  );
  if (isStale(file, new Date()))
    console.warn('These advisories are more than 30 days old: run `npm run audit` where the registry answers.');
  const unknown = notLookedUp(components, file);
  if (unknown.length > 0) console.warn(`Not checked: ${unknown.join(', ')}.`);
  const hits = advisoriesFor(components, file);
  for (const hit of hits) console.log(formatHit(hit));
  if (hits.length === 0) console.log('No known advisories.');
  process.exitCode = hits.some(({ advisory }) => isAtLeast(advisory.severity, 'high')) ? 1 : 0;
}
