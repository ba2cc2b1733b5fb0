import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../../../apps/api/src/testing/ask.ts';

const lookEveryMs = 100;

/** Stops the leader's WAL senders so unsent data is lost: after a plain kill, the kernel delivers the last bytes. */
export async function holdSenders(leaderUrl: string): Promise<{ end: () => Promise<void> }> {
  const held = new Set<number>();
  let ending = false;
  const look = async (): Promise<void> => {
    const rows = await ask(leaderUrl, ['select pid from pg_stat_replication']);
    for (const pid of rows.map((row) => Number(row.pid))) if (!held.has(pid) && send(pid, 'SIGSTOP')) held.add(pid);
  };
  await look();
  const looking = (async () => {
    // A follower reconnects after long silence.
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

/** False if the process is gone. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
