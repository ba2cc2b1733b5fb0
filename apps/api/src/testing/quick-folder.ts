import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a file system in memory is, on Linux. */
const memory = '/dev/shm';

/**
 * A folder of its own, in memory where the machine has that, with as much room in it (in GB): a database is a thousand files,
 * which a disk takes long to write.
 */
export function quickFolder(prefix: string, room: number): string {
  return mkdtempSync(join(roomOf(memory) > room * 2 ** 30 ? memory : tmpdir(), prefix));
}

function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
