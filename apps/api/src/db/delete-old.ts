import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

interface Old {
  /** One that has its rows in one place: of a table of months, a part. */
  table: string;
  /** The instant a row is as old as. */
  column: string;
  before: Date;
  /** What else must be true of it. */
  and?: RawBuilder<boolean>;
  limit: number;
}

/** Deletes so many old rows at most and answers how many it did; what another process is deleting is left to it. */
export async function deleteOld(
  db: Db,
  { table, column, before, and = sql<boolean>`true`, limit }: Old,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} and ${and}
      limit ${limit} for update skip locked))`.execute(db);
  return Number(numAffectedRows);
}
