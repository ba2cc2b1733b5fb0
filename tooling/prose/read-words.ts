import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

interface Rule {
  expected: string;
  pattern: string;
}

const { rules } = parse(readFileSync(resolve(import.meta.dirname, 'words.yml'), 'utf8')) as { rules: Rule[] };

const listedWords = rules.map(({ expected, pattern }) => {
  const [, source = '', flags = ''] = /^\/(.+)\/(i?)$/.exec(pattern) ?? [];
  return { expected, pattern: new RegExp(source, `g${flags}`) };
});

/** Listed words in a string, each with a better one. */
export const findListed = (text: string): { word: string; better: string }[] =>
  listedWords.flatMap(({ expected, pattern }) =>
    [...text.matchAll(pattern)].map(([word]) => ({ word, better: expected })),
  );

export const countWords = (text: string): number => text.match(/[\p{L}\d’'-]+/gu)?.length ?? 0;
