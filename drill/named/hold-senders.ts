import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../apps/api/src/testing/ask.ts';

const lookEveryMs = 100;

/**
 * Stops the processes of the leader that send its followers what is written. What they have not sent dies with them: killed without
 * this, a leader on this machine leaves its last bytes with the kernel, which still delivers them.
 */
export async function holdSenders(leaderUrl: string): Promise<{ end: () => Promise<void> }> {
  const held = new Set<number>();
  let ending = false;
  const look = async (): Promise<void> => {
    const rows = await ask(leaderUrl, ['select pid from pg_stat_replication']);
    for (const pid of rows.map((row) => Number(row.pid))) if (!held.has(pid) && send(pid, 'SIGSTOP')) held.add(pid);
  };
  await look();
  const looking = (async () => {
    // A follower that hears nothing for long asks again.
    while (!ending) {
      await wait(lookEveryMs);
      await look().catch(() => undefined);
    }
  })();
  return {
    end: async () => {
      ending = true;
      for (const pid of held) send(pid, 'SIGKILL');
      await looking;
    },
  };
}

/** Whether it is still there. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
