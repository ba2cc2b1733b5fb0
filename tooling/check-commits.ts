// Subjects of new commits: tooling/prose/commitlint.config.mjs. A clone without the first commit checks none.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { program } from './program.ts';

const cwd = resolve(import.meta.dirname, '..');
/** Commits up to this one are older than the rules. */
const base = 'bf38b750aebd7713ab57f3a21d808b21e0ddd565';

if (spawnSync('git', ['merge-base', '--is-ancestor', base, 'HEAD'], { cwd }).status === 0) {
  const [node, cli] = program('@commitlint/cli', 'commitlint');
  const args = [cli, '--config', 'tooling/prose/commitlint.config.mjs', '--from', base];
  const { status } = spawnSync(node, args, { cwd, stdio: 'inherit' });
  if (status === 0) console.log(`Commits: the subjects since ${base.slice(0, 8)} follow the rules.`);
  process.exitCode = status ?? 1;
} else console.log(`Commits: not checked, because ${base.slice(0, 8)} is not in the history of this copy.`);
