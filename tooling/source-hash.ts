import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Files that git tracks or does not know yet, by pathspecs such as `packages` or `:!docs`; null without git. */
export function listSources(root: string, pathspecs: readonly string[]): string[] | null {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...pathspecs];
    return execFileSync('git', list, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    return null;
  }
}

export function hashFiles(root: string, files: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more);
  for (const file of files.toSorted()) {
    const path = resolve(root, file);
    // Git lists a deleted file until the deletion is committed.
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
