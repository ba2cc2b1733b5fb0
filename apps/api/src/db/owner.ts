import type { Config } from '../config/config.ts';
import { openDatabase, type Database } from './open.ts';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** The owner's connections, for what the API's role must not do; undefined without DATABASE_DIRECT_URL. */
export async function openOwner({
  databaseUrl,
  databaseDirectUrl,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): Promise<Database | undefined> {
  if (databaseUrl === undefined || databaseDirectUrl === undefined) return undefined;
  return openDatabase({ databaseUrl: databaseDirectUrl, dataDir: '' });
}

export async function ownsTable(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(relowner, 'usage') as owns from pg_class where oid = ${table}::regclass`.execute(db);
  return rows[0]?.owns ?? false;
}
