import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/**
 * One classic script out of a few modules, named from this folder, in the order given: types stripped, imports and the word
 * `export` dropped, wrapped so that nothing leaks. The modules share one scope, so their names must differ.
 */
export function browserScript(...files: string[]): string {
  const parts = files.map((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    return withoutWarning(() => stripTypeScriptTypes(source))
      .replace(/^import [^;]*;$/gm, '')
      .replace(/^export /gm, '');
  });
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

/** Node calls the function experimental once per process; the sandbox pins the Node it runs on. */
function withoutWarning<T>(act: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return act();
  } finally {
    process.emitWarning = emitWarning;
  }
}
