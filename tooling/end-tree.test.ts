import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { endTree, windowsEnding } from './end-tree.mjs';

const parent = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(child.pid);
  setInterval(() => {}, 1000);`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a tree of processes', () => {
  it('ends with its first, and what that has started', async () => {
    const child = spawn(process.execPath, ['-e', parent], { detached: process.platform !== 'win32' });
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    endTree(child, 'SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => isAlive(Number(line))).toBe(false);
  });

  it('ends when its first has no process group, and may be ended twice', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    endTree(child, 'SIGKILL');
    await once(child, 'exit');
    expect(() => endTree(child, 'SIGKILL')).not.toThrow();
  });

  it('is ended by taskkill on Windows', () => {
    expect(windowsEnding(42)).toEqual(['taskkill', ['/PID', '42', '/T', '/F']]);
  });
});
