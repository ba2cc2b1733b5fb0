import type { CallLimit } from '@tele/core/contract';
import { sql } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Db } from '../db/schema.ts';
import { traceOf } from './answer-error.ts';
import type { Services } from './context.ts';

export interface CallCounts {
  look: (who: string, limit: CallLimit) => number | undefined;
  /** Counts in this process. Shares with others in the background. */
  count: (who: string, limit: CallLimit) => number | undefined;
  add: (who: string, limit: CallLimit, amount: number) => void;
  countExactly: (who: string, limit: CallLimit) => Promise<number | undefined>;
}

interface Options {
  /** Minimum milliseconds between two exchanges. */
  everyMs?: number;
  atMost?: number;
}

interface Entry {
  key: string;
  start: number;
  hits: number;
  untold: number;
  tellFrom: number;
}

/** A process shares a caller's count only from this share of the limit: most callers never cost a statement. */
const share = 0.1;
const rowsAtOnce = 1_000;

/** Counts in memory, shared in the background. A process may exceed limits by a tenth plus one exchange. */
export function createCallCounts(
  { db, now: clock, log }: Pick<Services, 'db' | 'now' | 'log'>,
  { everyMs = 2_000, atMost = 50_000 }: Options = {},
): CallCounts {
  const entries = new Map<string, Entry>();
  const due = new Set<Entry>();
  let exchangedAt = -Infinity;
  let exchanging = false;

  function entryOf(who: string, limit: CallLimit, now: number): Entry {
    const { counted, times } = limit;
    const key = `${counted}:${who}`;
    const start = startOf(limit, now);
    const known = entries.get(key);
    if (known?.start === start) return known;
    const entry: Entry = { key, start, hits: 0, untold: 0, tellFrom: times * share };
    // Removed first: the longest idle callers then come first.
    forget(known);
    if (entries.size >= atMost) forget(entries.values().next().value);
    entries.set(key, entry);
    return entry;
  }

  function forget(entry: Entry | undefined): void {
    if (!entry) return;
    entries.delete(entry.key);
    due.delete(entry);
  }

  async function exchange(now: number): Promise<void> {
    exchanging = true;
    exchangedAt = now;
    const batch = [...due].slice(0, rowsAtOnce).map((entry) => ({ entry, hits: Math.floor(entry.untold) }));
    try {
      const totals = await addToStore(
        db,
        batch.map(({ entry: { key, start }, hits }) => ({ key, start, hits })),
      );
      for (const { entry, hits } of batch) {
        entry.untold -= hits;
        entry.hits = (totals.get(entry.key) ?? entry.hits) + entry.untold;
        if (entry.untold < entry.tellFrom) due.delete(entry);
      }
    } catch (error) {
      // Retried with the next exchange; until then each process counts alone.
      log.warn(traceOf(error as Error), 'counts of calls were not exchanged');
    } finally {
      exchanging = false;
    }
  }

  function addTo(entry: Entry, amount: number): void {
    entry.hits += amount;
    entry.untold += amount;
    if (entry.untold >= entry.tellFrom) due.add(entry);
  }

  function exchangeSoon(now: number): void {
    if (due.size > 0 && !exchanging && Math.abs(now - exchangedAt) >= everyMs) void exchange(now);
  }

  return {
    look: (who, limit) => {
      const now = clock().getTime();
      const entry = entries.get(`${limit.counted}:${who}`);
      const isSpent = entry !== undefined && entry.start === startOf(limit, now) && entry.hits >= limit.times;
      return isSpent ? waitOf(entry, limit, now) : undefined;
    },

    count: (who, limit) => {
      const now = clock().getTime();
      const entry = entryOf(who, limit, now);
      const spent = entry.hits >= limit.times;
      if (!spent) addTo(entry, 1);
      exchangeSoon(now);
      return spent ? waitOf(entry, limit, now) : undefined;
    },

    add: (who, limit, amount) => {
      const now = clock().getTime();
      addTo(entryOf(who, limit, now), amount);
      exchangeSoon(now);
    },

    countExactly: async (who, limit) => {
      const now = clock().getTime();
      const entry = entryOf(who, limit, now);
      // Already over the limit: no statement needed.
      if (entry.hits >= limit.times) return waitOf(entry, limit, now);
      const totals = await addToStore(db, [{ key: entry.key, start: entry.start, hits: 1 }]);
      const hits = totals.get(entry.key) ?? 0;
      entry.hits = Math.max(entry.hits, hits);
      return hits > limit.times ? waitOf(entry, limit, now) : undefined;
    },
  };
}

const startOf = ({ seconds }: CallLimit, now: number): number => now - (now % (seconds * 1_000));

function waitOf({ start }: Entry, { seconds }: CallLimit, now: number): number {
  return Math.ceil((start + seconds * 1_000 - now) / 1_000);
}

async function addToStore(
  db: Db,
  added: readonly { key: string; start: number; hits: number }[],
): Promise<Map<string, number>> {
  const keys = added.map(({ key }) => key);
  const starts = added.map(({ start }) => new Date(start));
  const hits = added.map((row) => row.hits);
  // Ordered by key: processes that update many rows at once must not deadlock.
  const { rows } = await sql<{ key: string; hits: number }>`
    insert into rate_limits (key, window_start, hits)
    select * from unnest(${keys}::text[], ${starts}::timestamptz[], ${hits}::integer[]) order by 1
    on conflict (key, window_start) do update set hits = rate_limits.hits + excluded.hits
    returning key, hits`.execute(db);
  return new Map(rows.map((row) => [row.key, row.hits]));
}

export function pruneRates({ db, now }: Pick<Services, 'db' | 'now'>, limit: number): Promise<number> {
  const before = goneBefore('rateLimits', now());
  return deleteOld(db, { table: 'rate_limits', column: 'window_start', before, limit });
}
