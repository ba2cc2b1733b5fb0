// Counts lines by class and compares them with tooling/lines/classes.ts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findSources } from './find-files.ts';
import { classOf, isPortal, limits, type LineClass } from './lines/classes.ts';

const root = resolve(import.meta.dirname, '..');
const extensions = '*.{ts,tsx,css,sql,html,js,mjs,cjs}';
const ignored = [
  '**/{dist,node_modules,vendor}/**',
  'apps/api/src/db/{schema.sql,tables.ts}',
  '.storybook/public/**',
  '{storybook-static,test-results,playwright-report}/**',
];
const lines: Record<LineClass | 'portal', number> = { product: 0, support: 0, tests: 0, stories: 0, portal: 0 };
for (const file of findSources([`**/${extensions}`, `.storybook/**/${extensions}`], root, ignored)) {
  const count = readFileSync(resolve(root, file), 'utf8').split('\n').length - 1;
  lines[classOf(file)] += count;
  if (isPortal(file)) lines.portal += count;
}

console.log(
  `Lines: ${Object.entries(lines)
    .map(([name, count]) => `${name} ${count.toLocaleString('en-AU')}`)
    .join(', ')}.`,
);
for (const [name, limit] of Object.entries(limits)) {
  const count = lines[name as keyof typeof limits];
  if (count <= limit) continue;
  console.error(`✖ ${name} has ${count} lines, limit ${limit}. Delete what no longer earns its place.`);
  process.exitCode = 1;
}
