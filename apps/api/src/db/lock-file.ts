import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, resolve } from 'node:path';

/** Locks the folder: two processes on one PGlite folder lose rows silently. Returns the release. */
export function lockFolder(folder: string, variable = 'DATA_DIR', path = `${resolve(folder)}.lock`): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, [process.pid, performance.timeOrigin, systemStart()].join(' ').trim(), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const owner = liveOwner(path);
    if (owner !== undefined) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner}. Stop that process, or set ${variable} to another folder.`,
      );
    }
    discard(path);
  }
  throw new Error(`The data folder ${folder} could not be locked (${path}).`);
}

/** The lock's pid, unless its process is gone or only shares the number. */
function liveOwner(path: string): number | undefined {
  try {
    const [pid = Number.NaN, started, system = systemStart()] = readFileSync(path, 'utf8').split(' ').map(Number);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    if (statSync(path).mtimeMs < Date.now() - uptime() * 1000 - 60_000) return undefined;
    if (system !== systemStart()) return undefined;
    if (pid === process.pid && started !== performance.timeOrigin) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // EPERM: the owner lives, and belongs to someone else.
    return hasCode(error, 'EPERM') ? Number(readFileSync(path, 'utf8').split(' ')[0]) : undefined;
  }
}

/** Start of process 1 in clock ticks, on Linux: a container that was killed starts again with the same few pids. */
function systemStart(): number | undefined {
  try {
    const [, fields = ''] = readFileSync('/proc/1/stat', 'utf8').split(/\)(?!.*\))/);
    const ticks = Number(fields.trim().split(' ')[19]);
    return Number.isInteger(ticks) ? ticks : undefined;
  } catch {
    return undefined;
  }
}

/** Moved aside first: another process may just have replaced the stale lock. */
function discard(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (liveOwner(aside) === undefined) rmSync(aside, { force: true });
    else renameSync(aside, path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
