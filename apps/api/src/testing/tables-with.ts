import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`.execute(
    db,
  );
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const held = await sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${text}%`} limit 1`.execute(
        db,
      );
      return held.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}
