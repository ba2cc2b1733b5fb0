import { sql } from 'kysely';
import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import type { Db } from '../db/schema.ts';
import type { Services } from './context.ts';

const windowMs = 60_000;

/**
 * Counts one call under `key` in the current minute, over all API processes. Answers the seconds to wait when the limit
 * is passed, else undefined.
 */
export async function limitRate(
  db: Db,
  rule: { key: string; perMinute: number; now: Date },
): Promise<number | undefined> {
  const start = new Date(Math.floor(rule.now.getTime() / windowMs) * windowMs);
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key: rule.key, window_start: start, hits: 1 })
    .onConflict((row) => row.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }))
    .returning('hits')
    .executeTakeFirstOrThrow();
  // The first call of a minute sweeps the key's earlier minutes, so that each key keeps one row.
  if (hits === 1)
    await db.deleteFrom('rate_limits').where('key', '=', rule.key).where('window_start', '<', start).execute();
  return hits > rule.perMinute ? Math.ceil((start.getTime() + windowMs - rule.now.getTime()) / 1000) : undefined;
}

/** The last minute of a key that nobody has used since. */
export function pruneRates({ db, now }: Pick<Services, 'db' | 'now'>, limit: number): Promise<number> {
  const before = goneBefore('rateLimits', now());
  return deleteOld(db, { table: 'rate_limits', column: 'window_start', before, limit });
}
