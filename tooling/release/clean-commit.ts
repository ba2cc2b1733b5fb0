import { spawnSync } from 'node:child_process';

export function cleanCommitOf(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const status = git('status', '--porcelain');
  const head = git('rev-parse', 'HEAD');
  return status.status === 0 && status.stdout === '' && head.status === 0 ? head.stdout.trim() : null;
}
