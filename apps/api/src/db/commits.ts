import { randomBytes } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from './schema.ts';

/** Longer than any caller waits to learn whether its commit succeeded. */
const keptMs = 60 * 60_000;

/** Version 7 UUID: ordered by time, so old rows are found by key. */
export function newCommitId(now = Date.now()): string {
  const hex = now.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** COMMIT that also records its ID, in one round trip; a read-only transaction records none. */
export function commitAs(id: string): CompiledQuery {
  return CompiledQuery.raw(
    `insert into commits (id) select '${id}' where pg_current_xact_id_if_assigned() is not null; commit`,
  );
}

/** Waits for a commit in progress. One that has not begun never will: its row is taken here. Idempotent. */
export async function wasCommitted(db: Db, id: string): Promise<boolean> {
  const { kept } = await db
    .insertInto('commits')
    .values({ id, kept: false })
    .onConflict((row) => row.column('id').doUpdateSet({ kept: sql`commits.kept` }))
    .returning('kept')
    .executeTakeFirstOrThrow();
  return kept;
}

export async function pruneCommits(db: Db, limit: number): Promise<number> {
  const oldest = newCommitId(Date.now() - keptMs);
  const { numAffectedRows = 0n } = await sql`
    delete from commits where id = any(array(select id from commits where id < ${oldest} order by id limit ${limit}))`.execute(
    db,
  );
  return Number(numAffectedRows);
}
