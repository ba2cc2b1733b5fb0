import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `packages` that npm gets: private packages are left out. */
export function publicPackages(root: string): string[] {
  return readdirSync(join(root, 'packages')).filter((name) => {
    const file = join(root, 'packages', name, 'package.json');
    return existsSync(file) && !(JSON.parse(readFileSync(file, 'utf8')) as { private?: boolean }).private;
  });
}
