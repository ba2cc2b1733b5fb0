// Paths in docs/map.md, README.md and CONTRIBUTING.md exist. The map leads to every screen, rule, call and API layer.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { routes } from '../packages/core/src/routes.ts';
import { findSources } from './find-files.ts';
import { findCall } from './map/find-call.ts';
import { readMap } from './map/read-map.ts';
import { placeFiles } from './places.ts';

const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];
const isThere = (path: string): boolean => existsSync(resolve(root, path));
const map = readFileSync(resolve(root, 'docs/map.md'), 'utf8');
const rows = readMap(map);
const isOnMap = new Set(rows.flatMap(({ paths }) => paths));
for (const path of isOnMap) if (!isThere(path)) problems.push(`docs/map.md names ${path}, which is gone.`);

const looksLikePath =
  /^(packages|apps|examples|tests|deploy|tooling|docs|\.storybook|\.ci)\/[\w./@-]+$|^(\.[\w-]+\.(cjs|json)|[\w.]+\.config\.ts)$/;
for (const page of ['README.md', 'CONTRIBUTING.md']) {
  const text = readFileSync(resolve(root, page), 'utf8');
  for (const [, path = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    if (looksLikePath.test(path) && !isThere(path)) problems.push(`${page} names ${path}, which is gone.`);
  }
}

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
    if (!isOnMap.has(file)) problems.push(`docs/map.md does not name the ${kind} ${file}.`);
  }
}
for (const { path, file } of placeFiles) {
  const row = rows.find(({ text }) => text.includes(`\`${path}\``));
  if (!row?.paths.includes(`apps/portal/${file}`))
    problems.push(`docs/map.md does not name apps/portal/${file} in the row of ${path}.`);
}
const callRows = rows.filter(({ section }) => section.startsWith('Calls'));
for (const [name, route] of Object.entries(routes)) {
  const file = findCall(callRows, route);
  if (!file || !isThere(file) || !new RegExp(`\\b${name}\\b`).test(readFileSync(resolve(root, file), 'utf8')))
    problems.push(`docs/map.md does not lead from ${route} to the folder of ${name}.`);
}

const isMapLine = /^(#{1,2} .+|\|.*\|)?$/;
const isOneSentence = /^[A-Z]((?![.?!] ).)+\.$/;
for (const [index, line] of map.split('\n').entries()) {
  if (!(index === 2 ? isOneSentence : isMapLine).test(line))
    problems.push(`docs/map.md:${index + 1} is prose. Write a table row; line 3 alone is a sentence.`);
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: readonly { comment?: string }[];
};
for (const { comment = '' } of forbidden) {
  const [, folder, allowed = ''] = /^(apps\/api\/\S+) may import only: (.*), by type or by value$/.exec(comment) ?? [];
  if (folder === undefined || allowed.split(', ').includes('http')) continue;
  const imports = allowed.startsWith('nothing') ? allowed : allowed.replaceAll(/[\w-]+/g, '`$&`');
  const row = `| \`${folder.slice('apps/api/src/'.length)}/\` | ${imports} |`;
  if (!rows.some(({ text, paths }) => text === row && paths.includes(folder)))
    problems.push(`docs/map.md does not show this layer:\n${row}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Map: tables alone; every path exists; every screen, rule and API layer is on it; every call is found.');
