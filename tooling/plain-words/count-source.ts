import { counter, lineAt, wordsIn, type Place } from './counter.ts';
import { identifier, opener, passiveMoney, path, typeName } from './patterns.ts';
import { splitSource, type Comment } from './split-source.ts';

const mostColumns = 120;
const mostLines = 2;
const mostWords = 25;
const mostOfTitle = 80;

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
  let commentLines = 0;
  for (const { at, text } of joinLines(source, comments)) {
    const plain = text.replaceAll(/^\/\*+|\*+\/$|^\s*(\*|\/\/+)/gm, '').trim();
    if (plain === '' || forMachines.test(plain)) continue;
    const line = lineAt(source, at);
    const lines = text.split('\n');
    commentLines += lines.length;
    const indent = at - source.lastIndexOf('\n', at) - 1;
    for (const [index, one] of lines.entries()) {
      if (one.length + (index === 0 ? indent : 0) > mostColumns) add('comments.wide', line + index, one);
    }
    if (plain.split('\n').length > mostLines) add('comments.long', line, plain);
    if (wordsIn(plain) > mostWords) add('comments.wordy', line, plain);
    if (opener.test(plain)) add('comments.opener', line, plain);
    addListed('comments.words', line, plain);
  }
  for (const match of code.matchAll(typeName)) add('names.types', lineAt(code, match.index), match[0]);
  if (path.test(file) && !file.startsWith('packages/ui/')) add('names.paths', 1, file);
  if (!isTest(file)) {
    const unquoted = code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, (text) => `'${' '.repeat(text.length - 2)}'`);
    for (const match of unquoted.matchAll(identifier)) add('names.identifiers', lineAt(code, match.index), match[0]);
  }
  if (isTest(file) || file.endsWith('.stories.tsx')) {
    for (const { 2: title = '', index } of code.matchAll(titles)) {
      addListed('titles.words', lineAt(code, index), title);
      if (title.length > mostOfTitle) add('titles.long', lineAt(code, index), title);
    }
    for (const { 2: title = '', index } of code.matchAll(fragments)) add('titles.fragment', lineAt(code, index), title);
  }
  if (hasTexts(file)) {
    for (const match of code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)) {
      const text = (match[1] ?? match[2] ?? '').replaceAll(/\$\{[^}]*\}/g, 'X');
      if (!/[a-z] [a-z]/.test(text)) continue;
      const line = lineAt(code, match.index);
      addListed('ui.words', line, text);
      if (misspelt.test(text) && !/\d letters|[Tt]wo letters/.test(text)) add('ui.spelling', line, text);
      if (wordsIn(text) > mostWords) add('ui.long', line, text);
      for (const money of text.matchAll(passiveMoney)) add('ui.passiveMoney', line, money.input);
    }
  }
  if (isTest(file)) return { places, lines: 0, commentLines: 0 };
  return { places, lines: source.split('\n').filter((line) => line.trim() !== '').length, commentLines };
}

const forMachines = /^(eslint|oxlint|prettier|biome|v8 ignore|c8|@ts-|#__|@vite|istanbul|<reference|SPDX)/;
const titles = /\b(?:it|test|describe)(?:\.\w+)?(?:\([^()]*\)|\.each\([^]*?\])?\)?\(\s*(['`])((?:[^'`\\]|\\.)+)\1/g;
const fragments =
  /^(?:it|test)\(\s*(['`])((?:is|are|has|have|was|does|of|by|at|with|once|after|when|where) [^'`]*)\1/gm;
const misspelt = /\be-mail|\bletters?\b(?!s? (of|or more|for letter)| in| or digits)|[“”"]/i;

/** Line comments below one another are one comment. */
function joinLines(source: string, comments: readonly Comment[]): Comment[] {
  const joined: (Comment & { end: number })[] = [];
  for (const { at, text } of comments) {
    const before = joined.at(-1);
    const isNext = before && /^\n?[ \t]*$/.test(source.slice(before.end, at));
    if (isNext && text.startsWith('//') && before.text.startsWith('//')) {
      before.text += `\n${text}`;
      before.end = at + text.length;
    } else joined.push({ at, text, end: at + text.length });
  }
  return joined;
}
