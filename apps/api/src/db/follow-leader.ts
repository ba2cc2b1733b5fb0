import type { Position } from './position.ts';

export interface LeaderLog {
  /** The leader's log position now; undefined if it does not answer. Concurrent callers share a query. */
  position: () => Promise<Position | undefined>;
  /** The leader's position `lagMs` ago, by one clock: an idle leader is no lag. Undefined before its first answer. */
  floor: () => Promise<Floor | undefined>;
}

export interface Floor {
  position: Position;
  /** True if a replica below this position is late; false if it may be only a moment behind. */
  isOld: boolean;
}

interface Options {
  lagMs: number;
  /** Monotonic clock; replaceable in tests. */
  now?: () => number;
}

/** Records the leader's recent positions; queries it only while someone reads. */
export function followLeader(
  ask: () => Promise<Position>,
  { lagMs, now = () => performance.now() }: Options,
): LeaderLog {
  const everyMs = lagMs / 5;
  /** Oldest first; more than one only while they are younger than `lagMs`. */
  const seen: { at: number; position: Position }[] = [];
  let failedAt = -Infinity;
  let asking: Promise<Position | undefined> | undefined;
  let next: Promise<Position | undefined> | undefined;

  async function askOnce(): Promise<Position | undefined> {
    // Taken before the query: earlier commits are included in its answer.
    const at = now();
    try {
      const position = await ask();
      if (at - (seen.at(-1)?.at ?? -Infinity) >= everyMs) seen.push({ at, position });
      return position;
    } catch {
      failedAt = now();
      return undefined;
    } finally {
      asking = undefined;
    }
  }

  function position(): Promise<Position | undefined> {
    if (!asking) return (asking = askOnce());
    next ??= asking.then(() => {
      next = undefined;
      return position();
    });
    return next;
  }

  async function floor(): Promise<Floor | undefined> {
    const at = now();
    while (seen[0] && seen[1] && seen[0].at < at - lagMs) seen.shift();
    const [oldest] = seen;
    const mayAsk = at - failedAt >= everyMs;
    if (oldest && oldest.at >= at - lagMs) {
      if (mayAsk && !asking && at - (seen.at(-1)?.at ?? 0) >= everyMs) void position();
      return { position: oldest.position, isOld: oldest.at <= at - lagMs + everyMs };
    }
    // No recent reads, or the leader does not answer.
    if (mayAsk) await position();
    const newest = seen.at(-1);
    return newest && { position: newest.position, isOld: newest.at < at };
  }

  return { position, floor };
}
