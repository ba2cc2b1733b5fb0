import { sql, type RawBuilder } from 'kysely';
import type { Db } from './schema.ts';

interface Old {
  table: string;
  /** Timestamp that decides how old a row is. */
  column: string;
  before: Date;
  and?: RawBuilder<boolean>;
  limit: number;
}

/** Deletes up to `limit` old rows and returns their number. Skips locked rows. */
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
