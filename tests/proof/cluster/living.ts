import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Environment variable of every process a cluster starts: its folder. */
export const mark = 'TELE_CLUSTER_PLACE';

/** Processes of a folder, by mark or working folder. PostgreSQL overwrites its environment with its title. */
export function processesOf(place: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && belongs(pid, place));
}

function belongs(pid: number, place: string): boolean {
  const within = (path: string): boolean => path === place || path.startsWith(`${place}/`);
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    const marked = environment.find((entry) => entry.startsWith(`${mark}=`));
    if (marked !== undefined && within(marked.slice(mark.length + 1))) return true;
    return basename(readlinkSync(`/proc/${pid}/exe`)) === 'postgres' && within(readlinkSync(`/proc/${pid}/cwd`));
  } catch {
    // Process ended, or belongs to another account.
    return false;
  }
}

export async function killAll(place: string): Promise<void> {
  for (let pids = processesOf(place); pids.length > 0; pids = processesOf(place)) {
    for (const pid of pids) send(pid, 'SIGKILL');
    await wait(10);
  }
}

/** Freezes everything in a folder, including new processes. */
export async function freezeAll(place: string): Promise<void> {
  for (;;) {
    const awake = processesOf(place).filter((pid) => !isFrozen(pid));
    if (awake.length === 0) return;
    for (const pid of awake) send(pid, 'SIGSTOP');
    await wait(10);
  }
}

export function thawAll(place: string): void {
  for (const pid of processesOf(place)) send(pid, 'SIGCONT');
}

function isFrozen(pid: number): boolean {
  try {
    // After the name, which may contain brackets.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] ?? 'Z';
    return 'TtZX'.includes(state);
  } catch {
    return true;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Process ended.
  }
}
