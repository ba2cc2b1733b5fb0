// `npm run test:all`: `npm test` and `npm run test:long` in one, as CI runs them.
import { everyChange } from './checks/every-change.ts';
import { beforeLanding } from './checks/before-landing.ts';
import { runChecks } from './checks/run-checks.ts';
import type { Lanes } from './lanes.ts';

const first = Object.entries(everyChange);
const known = new Set<string>(first.flatMap(([, steps]) => steps.map(({ name }) => name)));
const after = Object.values<Lanes[string]>(beforeLanding);
const both = first.map(([lane, steps], place): [string, Lanes[string]] => [
  lane,
  [...steps, ...(after[place] ?? []).filter(({ name }) => !known.has(name))],
]);

process.exitCode = (await runChecks(Object.fromEntries(both))).code;
