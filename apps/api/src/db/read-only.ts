import type { Config } from '../config/config.ts';
import type { Db, Row } from './schema.ts';

export type ReadOnly = Omit<Row<'read_only'>, 'one'>;

/** Maximum age of the cached state, in milliseconds. */
const knownMs = 1_000;

/** Undefined while writes are allowed. */
export function readReadOnly(db: Db): Promise<ReadOnly | undefined> {
  return db.selectFrom('read_only').select(['since', 'until', 'reason']).executeTakeFirst();
}

/** Cached for a second, and shared by concurrent calls. */
export function followReadOnly(
  { readOnly }: Pick<Config, 'readOnly'>,
  db: Db,
  now: () => Date,
): () => Promise<ReadOnly | undefined> {
  const always: ReadOnly = { since: now(), until: null, reason: 'READ_ONLY' };
  if (readOnly) return async () => always;
  let known: Promise<ReadOnly | undefined> | undefined;
  let knownAt = 0;
  return () => {
    const time = now().getTime();
    if (known && Math.abs(time - knownAt) < knownMs) return known;
    knownAt = time;
    const reading = readReadOnly(db);
    known = reading;
    // Failures are not cached.
    reading.catch(() => (known = undefined));
    return reading;
  };
}
