import { spawnSync } from 'node:child_process';

/** Ends a process tree without process groups. @param {number} pid @returns {[program: string, args: string[]]} */
export const windowsEnding = (pid) => ['taskkill', ['/PID', String(pid), '/T', '/F']];

/**
 * Ends a child with its descendants: its process group (`detached`), or its tree on Windows.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal Windows has none: processes end at once.
 */
export function endTree(child, signal) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    const [program, args] = windowsEnding(child.pid);
    spawnSync(program, args, { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
