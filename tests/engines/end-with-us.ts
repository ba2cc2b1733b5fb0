import type { ChildProcess } from 'node:child_process';

/** Ends a program when this process ends, for any reason. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
