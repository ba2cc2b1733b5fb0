import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findSources } from './find-files.ts';
import { countDocs } from './plain-words/count-docs.ts';
import { countSource } from './plain-words/count-source.ts';
import type { Place } from './plain-words/counter.ts';
import { metrics, type Metric } from './plain-words/limits.ts';

const root = resolve(import.meta.dirname, '..');
const args = process.argv.slice(2);
const where = args.includes('--where') ? args[args.indexOf('--where') + 1] : undefined;
const checked = args.includes('--goal') ? 'goal' : 'limit';
const sources = '**/*.{ts,tsx,mts,mjs,js,md}';
const written = [
  '**/dist/**',
  '**/tsup.config.bundled_*',
  '{storybook-static,test-results,playwright-report,coverage}/**',
];
const files = findSources([sources, `.storybook/${sources}`], root, written);
const places: Place[] = [];
const sums = { lines: 0, commentLines: 0, words: 0, readme: 0 };
for (const file of files) {
  const isSource =
    /\.(ts|tsx|mts|mjs|js)$/.test(file) && !/(^|\/)vendor\/|\.gen\.|mockServiceWorker|\.min\./.test(file);
  const isPage = file.endsWith('.md') && !/CHANGELOG|\.changeset|docs\/(api|decisions\/archive)\//.test(file);
  if (!isSource && !isPage) continue;
  const text = readFileSync(resolve(root, file), 'utf8');
  if (isPage) {
    const page = countDocs(file, text);
    places.push(...page.places);
    sums.words += page.words;
    if (file === 'README.md') sums.readme = page.words;
  } else {
    const source = countSource(file, text);
    places.push(...source.places);
    sums.lines += source.lines;
    sums.commentLines += source.commentLines;
  }
}

const counts = Object.fromEntries(Object.keys(metrics).map((metric) => [metric, 0])) as Record<Metric, number>;
for (const { metric } of places) counts[metric] += 1;
counts['comments.share'] = Number(((100 * sums.commentLines) / sums.lines).toFixed(1));
counts['docs.total'] = sums.words;
counts['docs.readme'] = sums.readme;

const names = Object.keys(metrics) as Metric[];
const over = names.filter((name) => counts[name] > metrics[name][checked]);
if (where === undefined) {
  const pad = (value: number): string => value.toLocaleString('en-AU').padStart(9);
  console.log(`${''.padEnd(20)}${'now'.padStart(9)}${'limit'.padStart(9)}${'goal'.padStart(9)}`);
  for (const name of names) {
    const { limit, goal, counts: what } = metrics[name];
    const mark = over.includes(name) ? 'OVER' : 'ok  ';
    console.log(`${name.padEnd(20)}${pad(counts[name])}${pad(limit)}${pad(goal)}  ${mark}  ${what}`);
  }
} else {
  for (const { file, line, text, word } of places.filter(({ metric }) => metric === where)) {
    const shown = text.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
    console.log(`${file}:${line}: ${word === undefined ? '' : `[${word}] `}${shown}`);
  }
}
if (over.length > 0) {
  console.error(
    `Over the ${checked}: ${over.join(', ')}. List the places: node tooling/check-plain-words.ts --where ${over[0]}`,
  );
  process.exitCode = 1;
}
