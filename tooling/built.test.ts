import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, noteBuild } from './built.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tele-built-'));
  write('.gitignore', 'dist\nnode_modules\n.env\n');
  write('packages/ui/src/index.ts', 'export {};');
  write('packages/ui/dist/index.js', 'export {};');
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the build record', () => {
  it('does not exist before the first build', () => {
    expect(isBuilt(root, {})).toBe(false);
  });

  it('stays valid while its inputs and outputs are unchanged', () => {
    noteBuild(root, { VITE_API_URL: 'https://api.test' });
    write('docs/map.md', '# Map');
    expect(isBuilt(root, { VITE_API_URL: 'https://api.test', HOME: '/home/odette' })).toBe(true);
  });

  it.each([
    ['a source', 'packages/ui/src/index.ts'],
    ['a source that git does not know yet', 'packages/ui/src/new.ts'],
    ['a file of settings', 'apps/portal/.env'],
    ['what was written', 'packages/ui/dist/index.js'],
    ['one more file among what was written', 'apps/portal/dist/left.js'],
  ])('is too old once %s changes', (_, file) => {
    noteBuild(root, {});
    write(file, 'export const changed = 1;');
    expect(isBuilt(root, {})).toBe(false);
  });

  it('is out of date after a portal setting changes', () => {
    noteBuild(root, {});
    expect(isBuilt(root, { VITE_API_URL: 'https://api.test' })).toBe(false);
  });

  it('is unknown without git', () => {
    rmSync(join(root, '.git'), { recursive: true });
    noteBuild(root, {});
    expect(isBuilt(root, {})).toBe(false);
  });
});
