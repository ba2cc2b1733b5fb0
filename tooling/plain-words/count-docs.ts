import { countWords } from '../prose/read-words.ts';
import { counter, type Place } from './counter.ts';

const mostOfCell = 160;

export function countDocs(file: string, page: string): { places: Place[]; words: number } {
  const { places, add } = counter(file);
  const prose = page.replaceAll(/```[^]*?```/g, (block) => block.replaceAll(/[^\n]/g, ' '));
  for (const [index, line] of prose.split('\n').entries()) {
    if (!/^\s*\|/.test(line)) continue;
    const plain = line.replaceAll(/`[^`]*`/g, 'X').replaceAll(/\]\([^)]*\)/g, ']');
    for (const cell of plain.split('|')) if (cell.trim().length > mostOfCell) add('docs.cells', index + 1, cell);
  }
  return { places, words: countWords(prose) };
}
