import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { openPglitePool } from './pglite-pool.ts';
import type { Db, Schema } from './schema.ts';

export type Engine = 'postgres' | 'pglite';

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: Engine;
  close: () => Promise<void>;
}

const dateOid = 1082;

/** A calendar date has no zone, so it stays text (YYYY-MM-DD). Set per pool: the parsers of `pg` itself are global. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (Number(oid) === dateOid ? String : pg.types.getTypeParser(oid, format)),
};

/** Opens PostgreSQL 15 or later when `databaseUrl` is set, else PGlite in `dataDir`, which this process then owns alone. */
export async function openDatabase(place: { databaseUrl?: string | undefined; dataDir: string }): Promise<Database> {
  const engine = place.databaseUrl ? 'postgres' : 'pglite';
  const { pool, close } = place.databaseUrl
    ? openPostgres(place.databaseUrl)
    : await openPglitePool(place.dataDir, types);
  // A connection that dies while idle is replaced by the pool; unhandled, the event would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, engine, close };
}

function openPostgres(connectionString: string): { pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  return { pool, close: () => pool.end() };
}
