import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { lockFolder } from './lock-file.ts';
import type { Opened } from './open.ts';
import { forgive } from './postgres-pool.ts';

/** Some callers of `parse` give `types` as an object; the adapter expects a list. */
interface ParseMessage {
  types?: unknown;
}

/** PGlite as a `pg.Pool`, with a connection per client: the bundled pool shares one. `max` must stay 1. */
export async function openPglitePool(folder: string, types: pg.CustomTypesConfig): Promise<Opened> {
  const dataDir = resolve(folder);
  const unlock = lockFolder(dataDir);
  try {
    // Lazy: deployments on PostgreSQL do not include them.
    const { PGlite } = await import('@electric-sql/pglite');
    const { PglitePgConnection } = await import('@electric-sql/pglite/node-postgres');
    if (!existsSync(join(dataDir, 'PG_VERSION'))) await make(dataDir);
    const pglite = await PGlite.create(dataDir, { postgresqlconf: ['shared_buffers=8MB'] });

    class Connection extends PglitePgConnection {
      override parse(message: ParseMessage): void {
        super.parse({ ...message, types: Array.isArray(message.types) ? message.types : undefined });
      }
    }
    class Client extends pg.Client {
      constructor(options?: pg.ClientConfig) {
        super({ ...options, connection: new Connection({ pglite }) } as pg.ClientConfig);
      }
    }
    const pool = forgive(
      new pg.Pool({
        Client,
        types,
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: 10_000,
        onConnect: beginAnew,
      }),
    );
    const close = async (): Promise<void> => {
      await pool.end();
      await pglite.close();
      unlock();
    };
    const probe = async (): Promise<void> => {
      if (pglite.closed) throw new Error('The embedded database is closed.');
    };
    return { pool, probe, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** All clients share one session: resets what the last one left. The pool waits for it. */
function beginAnew(client: pg.ClientBase): unknown {
  return client.query('rollback; deallocate all');
}

/** A separate process returns its memory when it ends. */
async function make(dataDir: string): Promise<void> {
  const program = join(import.meta.dirname, 'make-pglite.ts');
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The embedded database could not be made in ${dataDir}.`);
}
