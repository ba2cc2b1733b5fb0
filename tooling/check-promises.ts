// Checks that docs/promises.tsv quotes current texts and code that exists. `--write` updates the texts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promiseFaults, promisesIn, withTexts } from './promises/promises.ts';
import { readTexts } from './texts/read-texts.ts';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'docs/promises.tsv');
const texts = new Map<string, string[]>();
for (const { id, text } of readTexts(root)) {
  const own = [...(texts.get(id) ?? []), text];
  texts.set(id, own);
  // 'offers/paidTooLate.paragraphs#2' is the second string of a message.
  texts.set(`${id}#${own.length}`, [text]);
}

if (process.argv.includes('--write')) writeFileSync(file, withTexts(readFileSync(file, 'utf8'), texts));
const page = readFileSync(file, 'utf8');
const read = (path: string): string | null =>
  existsSync(resolve(root, path)) ? readFileSync(resolve(root, path), 'utf8') : null;
const faults = promiseFaults(page, texts, read);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`Promises: ${promisesIn(page).length} texts, each with the code that makes it true.`);
