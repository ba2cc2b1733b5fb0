import type { Position } from './position.ts';

export interface LeaderLog {
  /**
   * Where the leader is now: what was committed before this is called lies before it. Undefined where the leader does not answer.
   * However many ask, the leader is asked by one at a time, and those who come meanwhile share the next question.
   */
  position: () => Promise<Position | undefined>;
  /**
   * Where the leader was at most `lagMs` ago: a replica that has not come so far lags too far. By the log and one clock alone,
   * so that an idle leader is no lag, and neither a replica that hears of nothing any more nor a wrong clock looks well. While the
   * leader does not answer it stays where it was: nothing is written meanwhile. Undefined when the leader has never answered.
   */
  floor: () => Promise<Floor | undefined>;
}

export interface Floor {
  position: Position;
  /** Whether the leader was there so long ago that what has less certainly lags too far; else it may only be a moment behind. */
  isOld: boolean;
}

interface Options {
  lagMs: number;
  /** A clock that never goes back; a seam for tests. */
  now?: () => number;
}

/** Keeps where the leader was lately, from the answers that are needed anyway and, while somebody reads, some of its own. */
export function followLeader(
  ask: () => Promise<Position>,
  { lagMs, now = () => performance.now() }: Options,
): LeaderLog {
  const everyMs = lagMs / 5;
  /** The oldest first; more than one only while they are younger than `lagMs`. */
  const seen: { at: number; position: Position }[] = [];
  let failedAt = -Infinity;
  let asking: Promise<Position | undefined> | undefined;
  let next: Promise<Position | undefined> | undefined;

  async function askOnce(): Promise<Position | undefined> {
    // Before it is asked: what was committed by then is before its answer.
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
    // Nobody has read for so long, or the leader does not answer.
    if (mayAsk) await position();
    const newest = seen.at(-1);
    return newest && { position: newest.position, isOld: newest.at < at };
  }

  return { position, floor };
}
