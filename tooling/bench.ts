// `npm run bench [-- name]`: prints ratios within one run; asserts no times.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { steps } from './steps.ts';

const folder = resolve(import.meta.dirname, '../tests/proof/bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
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
await steps(programs.map((name) => ({ name, command: ['node', `tests/proof/bench/${name}.ts`, ...rest].join(' ') })));
