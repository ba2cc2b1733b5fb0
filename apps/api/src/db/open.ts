import { Kysely } from 'kysely';
import type pg from 'pg';
import { Dialect } from './dialect.ts';
import { guardPool } from './guarded-pool.ts';
import { defaultLimits, type DatabaseLimits } from '../config/database-limits.ts';
import type { Isolation } from '../config/isolation.ts';
import { openPglitePool } from './pglite-pool.ts';
import { openPool, openPoolApart, types } from './postgres-pool.ts';
import type { Db, Schema } from './schema.ts';

export type Engine = 'postgres' | 'pglite';

export interface Database {
  db: Db;
  /** For migrations; everything else uses `db`. */
  pool: pg.Pool;
  engine: Engine;
  /** Resolves when the database answers, on a connection outside the pool, which may be full. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}

interface Place {
  databaseUrl?: string | undefined;
  dataDir: string;
  databaseLimits?: DatabaseLimits;
  namedStatements?: boolean;
  isolation?: Isolation;
}

export type Opened = Pick<Database, 'pool' | 'probe' | 'close'>;

/** PostgreSQL 15 or later with `databaseUrl`, else PGlite in `dataDir`, locked for this process. */
export async function openDatabase(place: Place): Promise<Database> {
  const { databaseUrl, dataDir, databaseLimits = defaultLimits, namedStatements: named = true } = place;
  const { isolation = 'read committed' } = place;
  const opened = databaseUrl ? openPostgres(databaseUrl, databaseLimits) : await openPglitePool(dataDir, types);
  const { pool } = opened;
  const db = new Kysely<Schema>({
    dialect: new Dialect({ pool: guardPool(pool, { named }), remote: Boolean(databaseUrl), isolation }),
  });
  return { ...opened, db, engine: databaseUrl ? 'postgres' : 'pglite' };
}

function openPostgres(connectionString: string, limits: DatabaseLimits): Opened {
  const pool = openPool(connectionString, limits);
  const probes = openPoolApart(connectionString);
  let asking: Promise<void> | undefined;
  const probe = (): Promise<void> =>
    (asking ??= probes
      .query('select 1')
      .then(() => undefined)
      .finally(() => (asking = undefined)));
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), probes.end()]);
  };
  return { pool, probe, close };
}
