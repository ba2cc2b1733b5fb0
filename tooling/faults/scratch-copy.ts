import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from '../program.ts';

export interface ScratchCopy {
  folder: string;
  remove: () => void;
}

export function makeScratchCopy(root: string): ScratchCopy {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const folder = join(mkdtempSync(join(tmpdir(), 'tele-faults-')), 'copy');
  const remove = (): void => {
    rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 3 });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, git('stash', 'create') || 'HEAD');
    const [install, ...args] = pnpm();
    execFileSync(install, [...args, 'install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}
