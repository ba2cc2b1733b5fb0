// Reads every text of the message tables, the emails and the rules: passive sentences, straight quotes, unknown words.
import { resolve } from 'node:path';
import { readTexts } from './texts/read-texts.ts';
import { spellingFaults } from './texts/spelling-faults.ts';
import { styleFaults, type TextFault } from './texts/style-faults.ts';

/** Only lower these. Texts of the specification may be passive. */
const limits: Readonly<Record<TextFault['kind'], number>> = { passive: 11, quotes: 0, spelling: 0 };

const texts = readTexts(resolve(import.meta.dirname, '..'));
const faults = [...(await styleFaults(texts)), ...spellingFaults(texts)];
const counts = Object.entries(limits).map(([kind, limit]) => {
  const own = faults.filter((fault) => fault.kind === kind);
  return { kind, limit, own };
});
const over = counts.filter(({ own, limit }) => own.length > limit);
for (const { kind, own } of process.argv.includes('--list') ? counts : over) {
  for (const { text, words } of own) console.error(`${text.file}:${text.line}: ${kind} (${words}): ${text.text}`);
}
const summary = counts.map(({ kind, limit, own }) => `${kind} ${own.length} of up to ${limit}`).join(', ');
if (over.length > 0) {
  console.error(`✖ ${summary}. Rewrite the text; a name or a term goes into tooling/texts/cspell.json.`);
  process.exitCode = 1;
} else console.log(`Words: ${texts.length} texts, ${summary}.`);
