import { globSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

type Patterns = string | readonly string[];

export const slashed = (path: string): string => path.replaceAll('\\', '/');

export function findFiles(patterns: Patterns, folder: string, exclude: readonly string[] = []): string[] {
  return globSync(patterns, { cwd: folder, exclude: ({ name }) => name === 'node_modules', withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => slashed(relative(folder, join(parentPath, name))))
    .filter((path) => !exclude.some((pattern) => posix.matchesGlob(path, pattern)))
    .toSorted();
}

export function findSources(patterns: Patterns, folder: string, exclude: readonly string[] = []): string[] {
  const files = findFiles(patterns, folder, exclude);
  if (files.length === 0) throw new Error(`No file matches ${[patterns].flat().join(', ')} in ${folder}.`);
  return files;
}
