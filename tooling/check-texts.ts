// Translators replace text nodes, which React then cannot update: each text needs its own element.
import { resolve } from 'node:path';
import ts from 'typescript';
import { findSources } from './find-files.ts';
import { looseTexts } from './loose-texts.ts';

const root = resolve(import.meta.dirname, '..');
const config = ts.getParsedCommandLineOfConfigFile(
  resolve(root, 'tsconfig.json'),
  { noEmit: true, skipLibCheck: true },
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  },
);
const names = findSources('{packages/*,apps/portal}/src/**/*.tsx', root, ['**/*.test.tsx']).map((name) =>
  resolve(root, name),
);
const program = ts.createProgram(names, config?.options ?? {});
const checker = program.getTypeChecker();

let count = 0;
for (const name of names) {
  const file = program.getSourceFile(name);
  for (const { line, column, code } of file ? looseTexts(file, checker) : []) {
    count += 1;
    console.error(`${name.slice(root.length + 1)}:${line}:${column}: ${code.replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  }
}
if (count > 0) {
  console.error(
    `✖ ${count} texts share their element. Join them to one text, or give each a <span>: a browser's translator replaces text nodes, and React can update or remove only those alone in their element.`,
  );
  process.exit(1);
}
console.log(`Texts: each alone in its element in ${names.length} files.`);
