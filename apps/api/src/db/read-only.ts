import type { Config } from '../config/config.ts';
import type { Db, Row } from './schema.ts';

/** Since when nobody's changes are taken, until when that is expected, and why. */
export type ReadOnly = Omit<Row<'read_only'>, 'one'>;

/** How old what is known may be. */
const knownMs = 1_000;

/** What the database says; undefined while changes are taken. */
export function readReadOnly(db: Db): Promise<ReadOnly | undefined> {
  return db.selectFrom('read_only').select(['since', 'until', 'reason']).executeTakeFirst();
}

/** The same for a process that asks at every call: the database is asked once a second, however many ask. */
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
    // What failed is known to nobody.
    reading.catch(() => (known = undefined));
    return reading;
  };
}
