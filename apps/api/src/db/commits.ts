import { randomBytes } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from './schema.ts';

/** How long a row of `commits` is kept: longer than any caller waits to hear whether its commit was done. */
const keptMs = 60 * 60_000;

/** An id for one commit: a version 7 UUID, whose order is that of time, so that old ones are found by the key. */
export function newCommitId(now = Date.now()): string {
  const hex = now.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** COMMIT that leaves a row to be known by, in the same round trip; a transaction that has written nothing leaves none. */
export function commitAs(id: string): CompiledQuery {
  return CompiledQuery.raw(
    `insert into commits (id) select '${id}' where pg_current_xact_id_if_assigned() is not null; commit`,
  );
}

/**
 * Whether the commit `id`, whose answer was lost, was done. One that is still under way is waited for; one that has not begun
 * never will be, since its row is taken here. Asking again answers the same.
 */
export async function wasCommitted(db: Db, id: string): Promise<boolean> {
  const { kept } = await db
    .insertInto('commits')
    .values({ id, kept: false })
    .onConflict((row) => row.column('id').doUpdateSet({ kept: sql`commits.kept` }))
    .returning('kept')
    .executeTakeFirstOrThrow();
  return kept;
}

/** Deletes what nobody asks for any more; answers how many rows that were. */
export async function pruneCommits(db: Db, limit: number): Promise<number> {
  const oldest = newCommitId(Date.now() - keptMs);
  const { numAffectedRows = 0n } = await sql`
    delete from commits where id = any(array(select id from commits where id < ${oldest} order by id limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
