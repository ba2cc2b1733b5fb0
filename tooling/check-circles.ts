// No two folders import each other, even indirectly. Types count; tests and stories do not.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';
import ts from 'typescript';
import { circles, type Import } from './circles.ts';
import { findSources } from './find-files.ts';

const root = resolve(import.meta.dirname, '..');
const aside = /\.(test|stories|spec|d)\.tsx?$|\/(testing|story)\/|\/story-[^/]*$|\/node_modules\/|\/dist\//;

const files = findSources('{packages,apps,examples}/*/src/**/*.{ts,tsx}', root).filter((file) => !aside.test(file));

function importsOf(file: string): Import[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(resolve(root, file), 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const to = posix.join(dirname(file), fileName);
    return /\.tsx?$/.test(to) && !aside.test(to) && existsSync(resolve(root, to)) ? [{ from: file, to }] : [];
  });
}

const found = circles(files.flatMap(importsOf));
for (const way of found) {
  console.error(`✖ Folders in a circle:\n${way.map(({ from, to }) => `    ${from} imports ${to}`).join('\n')}`);
}
if (found.length > 0) process.exit(1);
console.log(`Circles: none among the folders of ${files.length} files.`);
