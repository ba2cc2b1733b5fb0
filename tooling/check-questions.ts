// Words of a newcomer's question lead to the right path first.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findSources } from './find-files.ts';
import { findPath } from './questions/find-path.ts';

const limit = 32;

const root = resolve(import.meta.dirname, '..');
const aside = /\.(test|stories|spec|d)\.tsx?$|\/(testing|story)\/|\/testing\.ts$|\/story-[^/]*$/;
const standIns = ['apps/{sandbox,host}/**'];
const product = ['{packages,apps}/*/src/**/*.{ts,tsx}', 'docs/*.md', 'deploy/**'];
// Written from spec headings and the glossary, not from the tree. Change an answer, not a question.
const table = 'tooling/questions/questions.tsv';
const [, ...rows] = readFileSync(resolve(root, table), 'utf8').trimEnd().split('\n');
const questions = rows.map((row) => {
  const [question = '', answers = ''] = row.split('\t');
  return { question, answers: answers.split(' ') };
});
const paths = findSources(product, root, standIns).filter((path) => !aside.test(path));

const gone = questions.flatMap(({ answers }) => answers).filter((answer) => !existsSync(resolve(root, answer)));
const results = questions.map(({ question, answers }) => {
  const path = findPath(question, paths) ?? 'no path';
  return { question, path, right: answers.includes(path) };
});
const count = results.filter(({ right }) => right).length;

for (const { question, path, right } of results) console.log(`${right ? '✓' : '✗'} ${question} ${path}`);
for (const answer of gone) console.error(`${table} names ${answer}, which is gone.`);
if (count < limit) console.error(`Name files so that at least ${limit} questions find theirs.`);
if (gone.length > 0 || count < limit) process.exitCode = 1;
console.log(`Questions: ${count} of ${questions.length} find their file.`);
