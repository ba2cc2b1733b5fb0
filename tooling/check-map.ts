// Every path that docs/map.md, README.md and CONTRIBUTING.md name in backticks must exist, and the map must name every screen, rule and call.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '../packages/core/src/routes.ts';
import { findSources } from './find-files.ts';
import { placeFiles } from './places.ts';

const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];
const looksLikePath = /^(packages|apps|e2e|bench|drill|cluster|deploy|tooling|docs|\.storybook|\.ci)\/[\w./@-]+$/;

for (const page of ['docs/map.md', 'README.md', 'CONTRIBUTING.md']) {
  const text = readFileSync(resolve(root, page), 'utf8');
  for (const [, path = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    if (looksLikePath.test(path) && !existsSync(resolve(root, path)))
      problems.push(`${page} names ${path}, which is gone.`);
  }
}

const map = readFileSync(resolve(root, 'docs/map.md'), 'utf8');
/** What stands on the map file by file: screens, and the rules of core, beside what carries and tests them and the data of the twelve categories. */
const mapped = [
  ['screen', '{packages,apps/portal}/**/src/**/*Screen.tsx', []],
  [
    'rule',
    'packages/core/src/*/**/*.ts',
    [
      '**/*.test.ts',
      '**/{contract,client,testing}/**',
      '**/categories/*/*',
      '**/catalogue/{specialties,notices}/*',
      '**/specialty-words/words/*',
    ],
  ],
] as const;
for (const [kind, pattern, aside] of mapped) {
  for (const file of findSources(pattern, root, aside)) {
    if (!map.includes(`\`${file}\``)) problems.push(`docs/map.md does not name the ${kind} ${file}.`);
  }
}
const mapRows = map.split('\n');
for (const { path, file } of placeFiles) {
  const row = mapRows.find((line) => line.startsWith('|') && line.includes(`\`${path}\``));
  if (!row?.includes(`\`apps/portal/${file}\``))
    problems.push(`docs/map.md does not name apps/portal/${file} in the row of ${path}.`);
}
for (const route of Object.values(routes)) {
  if (!map.includes(route)) problems.push(`docs/map.md does not name the call ${route}.`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Map: every path exists; every screen, rule and call is on it.');
