import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { findFiles } from '../find-files.ts';

const unread = ['manifests/components.html', 'nunito-sans-*.woff2'];

export function trim(folder: string): number {
  const files = findFiles(unread, folder).map((path) => resolve(folder, path));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  for (const file of files) rmSync(file);
  return bytes;
}
