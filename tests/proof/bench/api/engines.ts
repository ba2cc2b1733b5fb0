import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../../apps/api/src/db/open.ts';
import { startPrivatePostgres } from '../../../../apps/api/src/testing/start-postgres.ts';
import {
  buildPgliteTemplate,
  buildPostgresTemplate,
  databaseUrlOf,
  runAsAdmin,
} from '../../../../apps/api/src/testing/templates.ts';

export type Fill = (database: Database) => Promise<void>;

export interface Copy {
  variables: Record<string, string>;
  /** CPU of the server's backends so far, in microseconds; 0 for an embedded database. */
  cpu: () => Promise<number>;
}

export interface Engine {
  name: 'PostgreSQL' | 'PGlite';
  copy: (name: string) => Promise<Copy>;
  stop: () => Promise<void>;
}

export async function startPostgresEngine(fill: Fill): Promise<Engine | undefined> {
  const server = await startPrivatePostgres();
  if (!server) return undefined;
  const { adminUrl } = server;
  const { template } = await buildPostgresTemplate(adminUrl);
  const database = await openDatabase({ databaseUrl: databaseUrlOf(adminUrl, template), dataDir: '' });
  try {
    await fill(database);
  } catch (error) {
    await database.close();
    await server.stop();
    throw error;
  }
  await database.close();
  const admin = await openDatabase({ databaseUrl: adminUrl, dataDir: '' });
  return {
    name: 'PostgreSQL',
    copy: async (name) => {
      await runAsAdmin(adminUrl, `create database ${name} template ${template}`);
      return { variables: { BENCH_DATABASE_URL: databaseUrlOf(adminUrl, name) }, cpu: cpuOfBackends(admin, name) };
    },
    stop: async () => {
      await admin.close();
      await server.stop();
    },
  };
}

/** Returns a function for the total CPU (microseconds) of all backends seen so far, ended ones included. */
export function cpuOfBackends(admin: Pick<Database, 'pool'>, name: string): () => Promise<number> {
  const used = new Map<number, number>();
  return async () => {
    const { rows } = await admin.pool.query('select pid from pg_stat_activity where datname = $1', [name]);
    for (const { pid } of rows as { pid: number }[]) used.set(pid, await cpuOf(pid));
    return [...used.values()].reduce((sum, one) => sum + one, 0);
  };
}

/** First number of schedstat: nanoseconds on a CPU. */
async function cpuOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(text.split(' ')[0]) / 1000;
}

export async function startPgliteEngine(fill: Fill): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'tele-bench-'));
  const filled = join(folder, 'filled');
  await cp(await buildPgliteTemplate(), filled, { recursive: true });
  const database = await openDatabase({ dataDir: filled });
  await fill(database);
  await database.close();
  return {
    name: 'PGlite',
    copy: async (name) => {
      const dataDir = join(folder, name);
      await cp(filled, dataDir, { recursive: true });
      return { variables: { BENCH_DATA_DIR: dataDir }, cpu: async () => 0 };
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
