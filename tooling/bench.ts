// `npm run bench [-- name] [what the program is given]`: the programs under bench/. They print ratios against something in the same run; nothing asserts a time.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { steps } from './steps.ts';

const folder = resolve(import.meta.dirname, '../bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
/** Run when they are named: this one fills a disk. */
const whenNamed = new Set(['large']);
const given = process.argv.slice(2);
const [first] = given;
const isFlag = first === undefined || first.startsWith('-');
const programs = isFlag ? all.filter((name) => !whenNamed.has(name)) : given.filter((word) => all.includes(word));
const rest = given.filter((word) => !programs.includes(word)).map((word) => `'${word.replaceAll("'", '')}'`);
if (programs.length === 0) {
  console.error(`No such program. There are: ${all.join(', ')}`);
  process.exit(2);
}
await steps(programs.map((name) => ({ name, command: ['node', `bench/${name}.ts`, ...rest].join(' ') })));
