import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findUnwritable, readFacts } from './facts.mjs';

const root = resolve(import.meta.dirname, '../..');

it('finds the folder that npm cannot write to, and accepts one that npm can make', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tele-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // No one, not even root, can create a folder below a file.
  const cache = join(import.meta.filename, 'cache');
  expect(findUnwritable(folder, { npm_config_cache: cache })).toEqual([
    { folder: cache, variable: 'npm_config_cache' },
  ]);
  expect(findUnwritable(folder, { npm_config_cache: join(folder, 'new/cache') })).toEqual([]);
});

it('hides the password of a registry', async () => {
  const { registry } = await readFacts(root, { npm_config_registry: 'https://jo:secret@npm.example/' }, false);
  expect(registry.address).toBe('https://npm.example/');
});
