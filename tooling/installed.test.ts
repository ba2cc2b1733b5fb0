import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled } from './installed.mjs';

const lockfile = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      vite:
        version: 8.3.8

  packages/core:
    dependencies:
      zod:
        version: 4.0.0

  packages/plain: {}

packages:

  vite@8.3.8:
    resolution: {integrity: sha512-x}
`;

describe('an installation', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tele-installed-'));
    for (const folder of ['node_modules/.pnpm', 'packages/core/node_modules', 'packages/plain']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    writeFileSync(join(root, 'pnpm-lock.yaml'), lockfile);
    writeFileSync(join(root, 'node_modules/.pnpm/lock.yaml'), lockfile);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is not repeated while the lockfile is the one installed last', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it('is repeated when the lockfile has changed', () => {
    writeFileSync(join(root, 'pnpm-lock.yaml'), lockfile.replace('8.3.8', '8.3.9'));
    expect(isInstalled(root)).toBe(false);
  });

  it('is repeated when node_modules is gone, of the root or of one workspace', () => {
    rmSync(join(root, 'packages/core/node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'packages/core/node_modules'));
    expect(isInstalled(root)).toBe(true);
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });
});
