import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** @param {string} root Folder of pnpm-lock.yaml. @returns {boolean} True if node_modules matches the lockfile. */
export function isInstalled(root) {
  const lockfile = read(join(root, 'pnpm-lock.yaml'));
  if (lockfile === undefined || lockfile !== read(join(root, 'node_modules/.pnpm/lock.yaml'))) return false;
  const importers = /^importers:\n([\s\S]*?)^\S/m.exec(lockfile)?.[1] ?? '';
  return [...importers.matchAll(/^ {2}(\S+):$/gm)].every(([, folder]) =>
    existsSync(join(root, folder, 'node_modules')),
  );
}
