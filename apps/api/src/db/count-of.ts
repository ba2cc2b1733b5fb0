import { sql, type Expression } from 'kysely';
import type { Db } from './schema.ts';

export async function countOf(db: Db, rows: Expression<unknown>): Promise<number> {
  const counted = await sql<{ total: string }>`select count(*) as total from (${rows}) as rows`.execute(db);
  return Number(counted.rows[0]?.total);
}
