import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPnpm } from './pnpm.mjs';

it('findPnpm asks npx once, and again when pnpm is gone', async () => {
  const root = mkdtempSync(join(tmpdir(), 'tele-pnpm-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'npx');
  const asked: string[] = [];
  const find = (spec = 'pnpm@12.0.0') =>
    findPnpm({
      spec,
      program: 'pnpm',
      memory: join(root, 'cache/pnpm'),
      ask: async (flags) => {
        asked.push(flags);
        if (flags) return '';
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'pnpm'), '');
        return folder;
      },
    });
  expect([await find(), await find(), asked]).toEqual([folder, folder, ['--prefer-offline', '']]);
  rmSync(folder, { recursive: true });
  expect(await find()).toBe(folder);
  expect(await find('pnpm@12.0.1')).toBe(folder);
  expect(asked).toHaveLength(6);
});
