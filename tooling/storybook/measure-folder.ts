import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFiles } from '../find-files.ts';

export function measureFolder(folder: string): { files: number; bytes: number } {
  const sizes = findFiles('**/*', folder).map((path) => statSync(resolve(folder, path)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
