import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** In the environment of everything that a cluster starts: the folder that it belongs to. */
export const mark = 'TELE_CLUSTER_PLACE';

/** The processes of a folder: marked with it or one in it, or PostgreSQL at work in it, which writes its title over its environment. */
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
    // It has gone, or it is somebody else's.
    return false;
  }
}

/** Ends all of a folder at once, as when the power goes. */
export async function killAll(place: string): Promise<void> {
  for (let pids = processesOf(place); pids.length > 0; pids = processesOf(place)) {
    for (const pid of pids) send(pid, 'SIGKILL');
    await wait(10);
  }
}

/** Stops all of a folder where they stand; those too that they begin meanwhile. */
export async function freezeAll(place: string): Promise<void> {
  for (;;) {
    const awake = processesOf(place).filter((pid) => !isFrozen(pid));
    if (awake.length === 0) return;
    for (const pid of awake) send(pid, 'SIGSTOP');
    await wait(10);
  }
}

/** Lets them go on. */
export function thawAll(place: string): void {
  for (const pid of processesOf(place)) send(pid, 'SIGCONT');
}

function isFrozen(pid: number): boolean {
  try {
    // After the name, which may have brackets of its own.
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
    // It has gone already.
  }
}
