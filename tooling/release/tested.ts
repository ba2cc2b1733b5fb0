import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fileIn = (root: string): string => join(root, '.data/checks/release');

export function recordTested(root: string, commit: string): void {
  const file = fileIn(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${commit}\n`);
}

export function readTested(root: string): string | null {
  const file = fileIn(root);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
