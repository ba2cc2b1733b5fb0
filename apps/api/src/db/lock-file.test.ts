import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock-file.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tele-lock-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function lockInAnotherProcess(): { status: number | null; stderr: string } {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-file.ts'))}; lockFolder(${JSON.stringify(folder)});`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('the lock of a database folder', () => {
  it('refuses a second process and names the first', () => {
    const release = lockFolder(folder);
    const other = lockInAnotherProcess();
    expect(other.status).toBe(1);
    expect(other.stderr).toContain(`in use by process ${process.pid}`);
    release();
  });

  it('refuses a second opening in the same process', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    release();
  });

  it('is free after its release', () => {
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    lockFolder(folder)();
  });

  it('is taken over when its owner died without releasing it', () => {
    expect(lockInAnotherProcess().status).toBe(0);
    expect(existsSync(`${folder}.lock`)).toBe(true);
    lockFolder(folder)();
  });

  it('is taken over from an earlier process with the same pid', () => {
    writeFileSync(`${folder}.lock`, `${process.pid} 1`);
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('is taken over after the container restarts', () => {
    lockFolder(folder);
    const [, started, system = ''] = readFileSync(`${folder}.lock`, 'utf8').split(' ');
    writeFileSync(`${folder}.lock`, `${process.ppid} ${started} ${system}`);
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.ppid}`);
    writeFileSync(`${folder}.lock`, `${process.ppid} ${started} ${Number(system) + 1}`);
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('is taken over when it is unreadable', () => {
    writeFileSync(`${folder}.lock`, 'nonsense');
    lockFolder(folder)();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });
});
