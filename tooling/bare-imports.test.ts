import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findSources } from './find-files.ts';

const root = resolve(import.meta.dirname, '..');

/** Bare imports of published packages, each with a file. The build fills in `virtual:` modules. */
const asked = new Map(
  findSources('packages/*/src/**/*.{ts,tsx}', root)
    .filter((file) => !/\.(?:test|stories)\.|\/testing|story-|^packages\/check\//.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(resolve(root, file), 'utf8').matchAll(
          /^(?!import type).*from '((?!virtual:)[^'.@][^']*|@(?!tele)[^']*)';$/gm,
        ),
      ]
        .map(([, specifier = '']) => specifier)
        .map((specifier) => [specifier, file] as const),
    ),
);

// Node's own rules, which webpack keeps to in modules such as ours: no ending is guessed and no folder is a module.
const program = `
  import { statSync } from 'node:fs';
  const found = ([specifier, from]) => {
    try {
      return statSync(new URL(import.meta.resolve(specifier, from))).isFile();
    } catch {
      return false;
    }
  };
  console.log(JSON.stringify(JSON.parse(process.argv[1]).filter((one) => !found(one)).map(([specifier]) => specifier)));
`;

describe('what packages import of other companies', () => {
  it('is named in full, as Node and webpack want it', () => {
    expect(asked.size).toBeGreaterThan(5);
    const questions = [...asked].map(([specifier, file]) => [specifier, pathToFileURL(resolve(root, file)).href]);
    const flags = ['--experimental-import-meta-resolve', '--input-type=module', '--eval', program];
    const unresolved = execFileSync(process.execPath, [...flags, JSON.stringify(questions)], { encoding: 'utf8' });
    expect(JSON.parse(unresolved)).toEqual([]);
  });
});
