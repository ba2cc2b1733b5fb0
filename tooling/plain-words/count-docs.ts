import { counter, lineAt, wordsIn, type Place } from './counter.ts';

const mostOfCell = 160;
const mostOfSentence = 30;

/** Faults of a Markdown page, and its words outside fences. */
export function countDocs(file: string, page: string): { places: Place[]; words: number } {
  const { places, add, addListed } = counter(file);
  const prose = page.replaceAll(/```[^]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));
  for (const [index, line] of prose.split('\n').entries()) {
    const plain = line.replaceAll(/`[^`]*`/g, 'X').replaceAll(/\]\([^)]*\)/g, ']');
    addListed('docs.words', index + 1, plain);
    const cells = /^\s*\|/.test(line) ? plain.split('|') : [];
    for (const cell of cells) if (cell.trim().length > mostOfCell) add('docs.cells', index + 1, cell);
  }
  const sentences = prose.replaceAll(/`[^`]*`/g, 'X').replaceAll(/^\s*[|#-].*$/gm, '');
  for (const sentence of sentences.split(/(?<=[.?!])\s+|\n\n/)) {
    if (wordsIn(sentence) <= mostOfSentence) continue;
    add('docs.longSentences', lineAt(prose, Math.max(0, prose.indexOf(sentence.slice(0, 20)))), sentence);
  }
  return { places, words: wordsIn(prose) };
}
