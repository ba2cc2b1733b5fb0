import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** How many files a folder holds, and their bytes. */
export function measureFolder(folder: string): { files: number; bytes: number } {
  const sizes = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(resolve(parentPath, name)).size);
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
