import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { asServerUser, type Command } from '../../../apps/api/src/testing/start-postgres.ts';

const isRoot = process.getuid?.() === 0;

/** Account of the cluster's programs: root uses that of PostgreSQL's package. */
export const account = isRoot ? 'postgres' : userInfo().username;

/** Gives a folder to that account. Returns a wrapper that runs programs as it. */
export function lend(folder: string): (program: string, args: string[]) => Command {
  const [, wrap] = asServerUser(folder);
  if (isRoot) execFileSync('chown', ['-R', `${account}:`, folder]);
  return wrap;
}

/** Throws, with a fix, if that account cannot reach the folder. */
export function mustReach(folder: string): void {
  const [, wrap] = asServerUser(folder);
  const [program, args] = wrap('test', ['-x', folder]);
  try {
    execFileSync(program, args, { cwd: '/', stdio: 'ignore' });
  } catch {
    throw new Error(
      `The account ${account}, which runs PostgreSQL, cannot come to ${folder}. Let everybody pass the folders above it (chmod a+x), or set TELE_DATA_DIR to another.`,
    );
  }
}
