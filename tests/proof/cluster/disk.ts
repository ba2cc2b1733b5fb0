import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const size = '3G';
const filler = 'filler';

/** Mounts a small loop disk at `folder`, which tests can fill up. False without permission. */
export function mountDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  if (isMounted(folder)) return true;
  const image = `${folder}.disk`;
  // A folder with data but no disk continues without one.
  if (!existsSync(image) && existsSync(join(folder, 'data'))) return false;
  try {
    if (!existsSync(image)) {
      run('truncate', '-s', size, image);
      run('mkfs.ext4', '-q', '-m', '0', image);
    }
    run('mount', '-o', 'loop', image, folder);
    return true;
  } catch {
    rmSync(image, { force: true });
    return false;
  }
}

export function unmountDisk(folder: string): void {
  if (isMounted(folder)) run('umount', folder);
}

export function fillDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const path = join(folder, filler);
  // A file larger than the free space is refused: shrinks the size down to the last block.
  for (let left = bavail * bsize; left >= bsize;) {
    try {
      run('fallocate', '-o', String(existsSync(path) ? statSync(path).size : 0), '-l', String(left), path);
      left = statfsSync(folder).bavail * bsize;
    } catch {
      left = Math.floor(left / 2);
    }
  }
}

export function freeDisk(folder: string): void {
  rmSync(join(folder, filler), { force: true });
}

export function isMounted(folder: string): boolean {
  return existsSync(folder) && statSync(folder).dev !== statSync(join(folder, '..')).dev;
}
