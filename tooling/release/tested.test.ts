import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cleanCommitOf } from './clean-commit.ts';
import { readStanding } from './read-standing.ts';
import { recordTested } from './tested.ts';

function checkout() {
  const root = mkdtempSync(join(tmpdir(), 'tele-tested-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root });
  const commit = (name: string): string => {
    writeFileSync(join(root, name), name);
    git('add', '.');
    git('commit', '-qm', name);
    return String(cleanCommitOf(root));
  };
  for (const folder of ['packages/core', '.changeset']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'packages/core/package.json'), '{ "version": "1.0.0" }');
  writeFileSync(join(root, '.changeset/README.md'), '');
  writeFileSync(join(root, '.gitignore'), '.data\n');
  git('init', '-q', '-b', 'main');
  return { root, commit };
}

it('counts a commit as tested only when the checks passed for this commit', () => {
  const { root, commit } = checkout();
  recordTested(root, commit('one'));
  expect(readStanding(root, {}).isTested).toBe(true);
  commit('two');
  expect(readStanding(root, {}).isTested).toBe(false);
});

it('finds no commit to test in a tree with changes', () => {
  const { root, commit } = checkout();
  commit('one');
  writeFileSync(join(root, 'two'), '');
  expect(cleanCommitOf(root)).toBeNull();
});
