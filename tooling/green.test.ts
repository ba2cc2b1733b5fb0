import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberGreen } from './green.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const stories = { name: 'stories', command: 'vitest', reads: ['packages', ':!*.md'] };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tele-green-'));
  write('.gitignore', 'node_modules\n');
  write('packages/ui/Button.tsx', 'export {};');
  write('packages/ui/README.md', '# ui');
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Runs the step once; true if it is green after `change`. */
function afterRun(change: () => void, step: typeof stories = stories, env: NodeJS.ProcessEnv = {}): boolean {
  const green = rememberGreen(root, {}, 'PostgreSQL 15');
  green.isGreen(stories);
  green.keep(stories);
  change();
  return rememberGreen(root, env, 'PostgreSQL 15').isGreen(step);
}

describe('a step that passed', () => {
  it('is green until a file that it reads changes', () => {
    expect(afterRun(() => write('packages/ui/README.md', '# changed'))).toBe(true);
    expect(afterRun(() => write('packages/ui/Button.tsx', 'export const changed = 1;'))).toBe(false);
    expect(afterRun(() => write('packages/ui/New.tsx', 'export {};'))).toBe(false);
    expect(afterRun(() => rmSync(join(root, 'packages/ui/New.tsx')))).toBe(false);
  });

  it('runs again with another command, setting or server', () => {
    const nothing = (): void => undefined;
    expect(afterRun(nothing)).toBe(true);
    expect(afterRun(nothing, { ...stories, command: 'vitest --run' })).toBe(false);
    expect(afterRun(nothing, stories, { TEST_DATABASE_URL: 'postgres://127.0.0.1/tele' })).toBe(false);
    expect(rememberGreen(root, {}, 'PGlite').isGreen(stories)).toBe(false);
  });

  it('is not kept when its files changed while it ran', () => {
    const green = rememberGreen(root, {}, null);
    green.isGreen(stories);
    write('packages/ui/Button.tsx', 'export const changed = 1;');
    green.keep(stories);
    expect(green.isGreen(stories)).toBe(false);
  });

  it('always runs again without a list of files, or without git', () => {
    const { reads: _, ...always } = stories;
    const green = rememberGreen(root, {}, null);
    green.isGreen(always);
    green.keep(always);
    expect(green.isGreen(always)).toBe(false);
    rmSync(join(root, '.git'), { recursive: true });
    green.keep(stories);
    expect(green.isGreen(stories)).toBe(false);
  });
});
