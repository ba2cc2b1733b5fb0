import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Whether node_modules holds what pnpm-lock.yaml asks for: pnpm keeps a copy of the lockfile it installed last, and each
 * workspace that depends on something has a folder of its own.
 * @param {string} root The folder of pnpm-lock.yaml.
 * @returns {boolean}
 */
export function isInstalled(root) {
  const lockfile = read(join(root, 'pnpm-lock.yaml'));
  if (lockfile === undefined || lockfile !== read(join(root, 'node_modules/.pnpm/lock.yaml'))) return false;
  const importers = /^importers:\n([\s\S]*?)^\S/m.exec(lockfile)?.[1] ?? '';
  return [...importers.matchAll(/^ {2}(\S+):$/gm)].every(([, folder]) =>
    existsSync(join(root, folder, 'node_modules')),
  );
}
