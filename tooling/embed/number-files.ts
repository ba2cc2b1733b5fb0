// Names each late file of the script by what it hashes to, and has late imports name theirs by number.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { fileName, type Chunk } from '../../packages/embed/src/loader/chunks.ts';

/** SHA-256: the script holds a hash of each file, and SHA-384 takes 16 bytes more for each. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const lateImport = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g;
const earlyImport = /(\bfrom\s*|\bimport\s*)(["'`])\.\/([^"'`]+)\2/g;

export interface Numbered {
  /** Names in the script: files a page needs first, and the list of the others. */
  known: readonly Chunk[];
  texts: readonly string[];
  /** Number of a built file, or of the source file it comes from. */
  numberOf: (name: string) => number;
}

/** A late import has its file checked before (loader/chunks.ts). By name, a file would have to know the hash of one that imports it in turn. */
export const withNumbers = (code: string, numberOf: Numbered['numberOf']): string =>
  code.replace(lateImport, (_, name: string) => `globalThis[Symbol.for("tele.import")](${numberOf(name)})`);

/** `files`, each after those that it imports; a page may want the first `firstCount` at once. */
export function numberFiles({
  files,
  firstCount,
}: {
  files: readonly Rolldown.OutputChunk[];
  firstCount: number;
}): Numbered {
  const numbers = new Map<string, number>();
  for (const [index, { fileName: name, facadeModuleId: source }] of files.entries()) {
    // Between them stands the list of the others.
    const number = index < firstCount ? index : index + 1;
    numbers.set(name, number);
    if (source) numbers.set(basename(source), number);
  }
  const numberOf = (name: string): number => {
    const number = numbers.get(name);
    if (number === undefined) throw new Error(`The script imports ${name}, which is no file of its build.`);
    return number;
  };
  const hashes = new Map<string, string>();
  const texts = files.map(({ code, fileName: own }) => {
    const text = withNumbers(code, numberOf).replace(
      earlyImport,
      (_, from: string, quote: string, name: string) => `${from}${quote}./${fileName(hashes.get(name) ?? '')}${quote}`,
    );
    hashes.set(own, hashOf(text));
    return text;
  });
  const needed = new Map<string, readonly string[]>();
  for (const { fileName: own, imports } of files)
    needed.set(own, [...new Set(imports.flatMap((name) => [...(needed.get(name) ?? []), name]))]);
  const chunks = files.map(({ fileName: own }): Chunk => [
    hashes.get(own) ?? '',
    ...(needed.get(own) ?? []).map(numberOf),
  ]);
  const list = `export const others=${JSON.stringify(chunks.slice(firstCount))};`;
  return { known: [...chunks.slice(0, firstCount), [hashOf(list)]], texts: [...texts, list], numberOf };
}
