import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** Bundles modules of this folder into one classic script. They share a scope, so their names must differ. */
export function browserScript(...files: string[]): string {
  const parts = files.map((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    return withoutWarning(() => stripTypeScriptTypes(source))
      .replace(/^import [^;]*;$/gm, '')
      .replace(/^export /gm, '');
  });
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

function withoutWarning<T>(act: () => T): T {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return act();
  } finally {
    process.emitWarning = emitWarning;
  }
}
