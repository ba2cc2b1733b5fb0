import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockData } from './lock-data.ts';

it('refuses a second npm start, npm run ops and a reset before they open the data', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tele-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const release = lockData(dataDir);
  mkdirSync(join(dataDir, 'sandbox'));
  writeFileSync(join(dataDir, 'sandbox/service-account.json'), '{}');
  const run = (program: string, ...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, program), ...words], {
      encoding: 'utf8',
      env: { ...process.env, TELE_DATA_DIR: dataDir, DATABASE_URL: undefined, STRIPE_SECRET_KEY: undefined },
    });
  const start = run('start.ts');
  expect(start.stderr).toContain(
    `The data folder ${dataDir} is in use by process ${process.pid}. Stop that process, or set TELE_DATA_DIR to another folder.`,
  );
  const others = [run('command.ts', 'ops', 'status'), run('reset.ts')];
  expect([start, ...others].map(({ status }) => status)).toEqual([1, 2, 1]);
  for (const { stderr } of others) expect(stderr).toMatch(/^Tele is running on .*Stop it/);
  expect(readdirSync(dataDir)).toEqual(['sandbox', 'start.lock']);
  release();
  expect([run('reset.ts').status, existsSync(dataDir)]).toEqual([0, false]);
});

it('names the variable when the data folder cannot be made', () => {
  const file = join(import.meta.dirname, 'lock-data.ts');
  expect(() => lockData(join(file, 'data'))).toThrow('Set TELE_DATA_DIR to a folder that you can write to.');
});
