import { countWords } from '../prose/read-words.ts';
import { counter, lineAt, type Place } from './counter.ts';
import { identifier, passiveMoney, path, typeName } from './patterns.ts';
import { splitSource } from './split-source.ts';

const mostWords = 25;

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
const hasTexts = (file: string): boolean =>
  /^(apps|packages)\//.test(file) &&
  /\.messages\.ts$|\/emails\/[^/]+\.ts$|\/languages\/[^/]+\.ts$|push[^/]*\.ts$|meeting-words\.ts$|booked-block\.ts$|refusals\.ts$|core\/src\/catalogue\/|core\/src\/categories\/|(moves|transitions)\.ts$|-fields\.ts$/.test(
    file,
  ) &&
  !/\.(test|cases)\.ts$|specialties\//.test(file);

export interface SourceCount {
  places: Place[];
  /** Lines that are not blank; 0 for tests, which do not count towards the share of comments. */
  lines: number;
  commentLines: number;
}

export function countSource(file: string, source: string): SourceCount {
  const { places, add, addListed } = counter(file);
  const { comments, code } = splitSource(source);
  for (const match of code.matchAll(typeName)) add('names.types', lineAt(code, match.index), match[0]);
  if (path.test(file) && !file.startsWith('packages/ui/')) add('names.paths', 1, file);
  if (!isTest(file)) {
    const unquoted = code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, (text) => `'${' '.repeat(text.length - 2)}'`);
    for (const match of unquoted.matchAll(identifier)) add('names.identifiers', lineAt(code, match.index), match[0]);
  }
  if (hasTexts(file)) {
    for (const match of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) {
      const text = (match[1] ?? match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, 'X');
      if (!/[a-z] [a-z]/.test(text)) continue;
      const line = lineAt(code, match.index);
      addListed('ui.words', line, text);
      if (misspelt.test(text) && !/\d letters|[Tt]wo letters/.test(text)) add('ui.spelling', line, text);
      if (countWords(text) > mostWords) add('ui.long', line, text);
      for (const money of text.matchAll(passiveMoney)) add('ui.passiveMoney', line, money.input);
    }
  }
  if (isTest(file)) return { places, lines: 0, commentLines: 0 };
  const commentLines = comments.reduce(
    (sum, { text }) => sum + (forMachines.test(text) ? 0 : text.split('\n').length),
    0,
  );
  return { places, lines: source.split('\n').filter((line) => line.trim() !== '').length, commentLines };
}

const forMachines = /^\W*(eslint|oxlint|prettier|biome|v8 ignore|c8|@ts-|#__|@vite|istanbul|<reference|SPDX)/;
const misspelt = /\bletters?\b(?!s? (of|or more|for letter)| in| or digits)|[“”"]/i;
