// Names late files by hash, and numbers late imports.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { fileName, type Chunk } from '../../packages/embed/src/loader/chunks.ts';

/** SHA-256: the script holds a hash of each file, and SHA-384 takes 16 bytes more for each. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const lateImport = /\bimport\(\s*["'`]\.\/([^"'`]+)["'`]\s*\)/g;
const earlyImport = /(\bfrom\s*|\bimport\s*)(["'`])\.\/([^"'`]+)\2/g;

export interface Numbered {
  known: readonly Chunk[];
  texts: readonly string[];
  numberOf: (name: string) => number;
}

/** Late imports by number, so loader/chunks.ts checks the file first. Names would make hashes depend on each other. */
export const withNumbers = (code: string, numberOf: Numbered['numberOf']): string =>
  code.replace(lateImport, (_, name: string) => `globalThis[Symbol.for("tele.import")](${numberOf(name)})`);

/** `files` in import order; the first `firstCount` may load at once. */
export function numberFiles({
  files,
  firstCount,
}: {
  files: readonly Rolldown.OutputChunk[];
  firstCount: number;
}): Numbered {
  const numbers = new Map<string, number>();
  for (const [index, { fileName: name, facadeModuleId: source }] of files.entries()) {
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
