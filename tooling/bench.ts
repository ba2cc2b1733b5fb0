// `npm run bench [name]`: the programs under bench/. They print ratios against something in the same run; nothing asserts a time.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { steps } from './steps.ts';

const folder = resolve(import.meta.dirname, '../bench');
const wanted = process.argv.slice(2);
const programs = readdirSync(folder).filter(
  (file) => file.endsWith('.ts') && (wanted.length === 0 || wanted.includes(file.replace('.ts', ''))),
);
if (programs.length === 0) {
  console.error(`No such program. There are: ${readdirSync(folder).join(', ')}`);
  process.exit(2);
}
await steps(programs.map((file) => ({ name: file.replace('.ts', ''), command: `node bench/${file}` })));
