// Paths in docs/map.md, README.md and CONTRIBUTING.md exist.
// The map has tables alone, with every screen, rule, call and API layer.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { routes } from '../packages/core/src/routes.ts';
import { findSources } from './find-files.ts';
import { placeFiles } from './places.ts';

const root = resolve(import.meta.dirname, '..');
const problems: string[] = [];
const looksLikePath =
  /^(packages|apps|examples|e2e|visual|bench|drill|cluster|deploy|tooling|docs|\.storybook|\.ci)\/[\w./@-]+$|^(\.[\w-]+\.(cjs|json)|[\w.]+\.config\.ts)$/;

for (const page of ['docs/map.md', 'README.md', 'CONTRIBUTING.md']) {
  const text = readFileSync(resolve(root, page), 'utf8');
  for (const [, path = ''] of text.matchAll(/`([^`\n]+)`/g)) {
    if (looksLikePath.test(path) && !existsSync(resolve(root, path)))
      problems.push(`${page} names ${path}, which is gone.`);
  }
}

const map = readFileSync(resolve(root, 'docs/map.md'), 'utf8');
/** Files that the map lists one by one: screens and rules of core, without tests and category data. */
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

/** A heading, a table row or nothing; the third line is one sentence. */
const isMapLine = /^(#{1,2} .+|\|.*\|)?$/;
const isOneSentence = /^[A-Z]((?![.?!] ).)+\.$/;
for (const [index, line] of mapRows.entries()) {
  if (!(index === 2 ? isOneSentence : isMapLine).test(line))
    problems.push(`docs/map.md:${index + 1} is prose. Write a table row; line 3 alone is a sentence.`);
}

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: readonly { comment?: string }[];
};
/** Folders of the API that may not import `http`; the rest is in the file alone. */
for (const { comment = '' } of forbidden) {
  const [, folder, allowed = ''] = /^(apps\/api\/\S+) may import only: (.*), by type or by value$/.exec(comment) ?? [];
  if (folder === undefined || allowed.split(', ').includes('http')) continue;
  const imports = allowed.startsWith('nothing') ? allowed : allowed.replaceAll(/[\w-]+/g, '`$&`');
  const row = `| \`${folder}\` | ${imports} |`;
  if (!mapRows.includes(row)) problems.push(`docs/map.md does not show this layer:\n${row}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Map: tables alone; every path exists; every screen, rule, call and API layer is on it.');
