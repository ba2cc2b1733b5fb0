import type pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { emptyDatabase, someMigrations } from '../testing/empty-database.ts';
import { expectKept, runJourneys } from '../testing/journeys.ts';
import { startApi } from '../testing/start-api.ts';
import { createDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { requireMigrated } from './missing-migrations.ts';

/** Locks need several sessions; the embedded database has one and takes seconds to recreate. */
const onServer = inject('database').engine === 'postgres';

const made = { '0001-a.sql': "create table a (id text); insert into a values ('x'), ('y')" };
const column = { ...made, '0002-b.sql': 'alter table a add column name text' };
const index = { ...made, '0002-b.sql': '-- concurrently\ncreate unique index concurrently a_once on a (id);\n' };

const valid = async (pool: pg.Pool): Promise<unknown> => {
  const { rows } = await pool.query(
    "select indisvalid as valid from pg_index where indexrelid = to_regclass('a_once')",
  );
  return rows[0];
};

/** An open transaction that has read the table. */
async function somebodyIn(pool: pg.Pool): Promise<() => Promise<unknown>> {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("begin; select id from a where id <> 'a value of theirs'");
  return () => client.query('commit');
}

describe.runIf(onServer)('a migration that gets no lock', () => {
  it('lets others pass, logs the blocker, and continues afterwards', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    const letGo = await somebodyIn(pool);
    const said: string[] = [];
    const wait = async (): Promise<void> => {
      // No one queues behind a statement that gave way.
      expect((await pool.query('select id from a')).rowCount).toBe(2);
      await letGo();
    };
    const patience = { lockMs: 400, wait, say: (line: string) => void said.push(line) };
    expect(await migrate(pool, someMigrations(column), patience)).toEqual(['0002-b.sql']);
    expect(said[0]).toMatch(
      /^0002-b.sql waits for a, which process \d+ \(idle in transaction, begun \d+ s ago\) holds\. /,
    );
    expect(said[1]).toMatch(/^0002-b.sql ran in /);
  });

  it('gives up after its last try, explains what to do, and leaves nothing behind', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    const letGo = await somebodyIn(pool);
    const patience = { lockMs: 400, tries: 2, wait: async () => undefined };
    const failure = await migrate(pool, someMigrations(column), patience).catch((error: Error) => error.message);
    expect(failure).toMatch(/^Migration 0002-b.sql got no lock in 2 tries: it waits for a, which process \d+ /);
    expect(failure).not.toContain('a value of theirs');
    await letGo();
    expect(await migrate(pool, someMigrations(column))).toEqual(['0002-b.sql']);
  });
});

it('an index is built concurrently, once when three runners start together', async () => {
  const { pool } = await emptyDatabase();
  const folder = someMigrations({ ...index, '0003-c.sql': 'create table c (id text)' });
  const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, folder)));
  expect(runs.flat().toSorted()).toEqual(['0001-a.sql', '0002-b.sql', '0003-c.sql']);
  expect(await valid(pool)).toEqual({ valid: true });
});

describe.runIf(onServer)('an index built concurrently', () => {
  it('is rebuilt when a crash left an invalid one', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    await pool.query('create unique index a_once on a (id)');
    await pool.query("update pg_index set indisvalid = false where indexrelid = to_regclass('a_once')");
    expect(await migrate(pool, someMigrations(index))).toEqual(['0002-b.sql']);
    expect(await valid(pool)).toEqual({ valid: true });
  });

  it('is accepted as it is when the process that built it died', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    await pool.query('create unique index a_once on a (id)');
    expect(await migrate(pool, someMigrations(index))).toEqual(['0002-b.sql']);
    expect(await migrate(pool, someMigrations(index))).toEqual([]);
  });

  it('leaves nothing behind after a failure, and is retried at the next start', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    await pool.query("insert into a values ('x')");
    await expect(migrate(pool, someMigrations(index))).rejects.toThrow('Migration 0002-b.sql failed.');
    expect(await valid(pool)).toBeUndefined();
    await pool.query("delete from a where id = 'x'");
    expect(await migrate(pool, someMigrations(index))).toEqual(['0002-b.sql']);
  });

  it('is left to the process building it, and taken over when that died', async () => {
    const { pool } = await emptyDatabase();
    await migrate(pool, someMigrations(made));
    await pool.query("insert into migration_leases values ('0002-b.sql', 'another', now() + interval '1 minute')");
    let waits = 0;
    const wait = async (): Promise<void> => {
      waits += 1;
      expect(await valid(pool)).toBeUndefined();
      if (waits === 2) await pool.query("update migration_leases set until = now() - interval '1 second'");
    };
    expect(await migrate(pool, someMigrations(index), { wait })).toEqual(['0002-b.sql']);
    expect(waits).toBe(2);
    expect((await pool.query('select * from migration_leases')).rows).toEqual([]);
  });

  it('is a single statement, or refused before anything runs', async () => {
    const { pool } = await emptyDatabase();
    const folder = someMigrations({
      ...index,
      '0003-c.sql': '-- concurrently\ncreate index concurrently i on a (id); select 1',
    });
    await expect(migrate(pool, folder)).rejects.toThrow(
      'The migration 0003-c.sql is marked -- concurrently: it has to be one',
    );
  });

  it('has no time limit, unless a pooler limits the statement', async () => {
    const { pool } = await emptyDatabase();
    const slow =
      'create function slow(id text) returns text immutable language plpgsql as $$ begin perform pg_sleep(0.2); return id; end $$;';
    const text = '-- concurrently\ncreate index concurrently a_once on a (slow(id))';
    const folder = someMigrations({ '0001-a.sql': made['0001-a.sql'] + ';' + slow, '0002-b.sql': text });
    const { rows } = await pool.query('select quote_ident(current_database()) as name');
    await pool.query(`alter database ${rows[0].name} set statement_timeout = '100ms'`);
    // A pooler hides the server’s session IDs.
    const pooler = { ...pooled(pool), options: pool.options } as unknown as pg.Pool;
    const failure = await migrate(pooler, folder).catch((error: Error) => error);
    expect(failure).toMatchObject({
      message: 'Migration 0002-b.sql failed.',
      cause: { message: expect.stringContaining('set DATABASE_DIRECT_URL') },
    });
    expect(await migrate(pool, folder)).toEqual(['0002-b.sql']);
  });
});

describe.runIf(onServer)('the version before', () => {
  const next = {
    '9001-column.sql': "alter table selections add column channel text not null default 'portal'",
    '9002-index.sql': '-- concurrently\ncreate index concurrently selections_by_channel on selections (channel)',
    '9003-rule.sql': "alter table selections add constraint r check (channel in ('portal', 'desk')) not valid",
    '9004-valid.sql': 'alter table selections validate constraint r',
  };

  it('serves every call during the next version’s migrations, and restarts after them', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.close());
    const api = await startApi({ database });
    const folder = someMigrations(next);
    let migrating: Promise<string[]> | undefined;
    const journeys = await runJourneys(api, 24, async (calls) => {
      if (calls === 12) migrating = migrate(database.pool, folder);
    });
    expect(await migrating).toEqual(Object.keys(next));
    expect([...journeys.statuses.keys()].toSorted()).toEqual([200]);
    await expectKept(api, journeys);
    // Unknown later migrations do not stop an older version.
    expect(await migrate(database.pool)).toEqual([]);
    await requireMigrated(database.pool);
    expect((await runJourneys(api, 2, async () => undefined)).statuses).toEqual(new Map([[200, 6]]));
    await api.close();
  });
});

describe.runIf(onServer)('a process that must not migrate', () => {
  it('names missing migrations and the command to run, on an empty database too', async () => {
    const { pool } = await emptyDatabase();
    const folder = someMigrations({ ...column, '0003-c.sql': 'select 1' });
    await expect(requireMigrated(pool, folder)).rejects.toThrow(
      'not run on its database: 0001-a.sql, 0002-b.sql, 0003-c.sql.',
    );
    await migrate(pool, someMigrations(column));
    await expect(requireMigrated(pool, folder)).rejects.toThrow(
      '0003-c.sql. Run `node apps/api/src/cli/migrate-now.ts` first',
    );
    await migrate(pool, folder);
    await requireMigrated(pool, folder);
  });
});

/** Connections without a server session ID. */
function pooled(pool: pg.Pool): Pick<pg.Pool, 'connect' | 'query'> {
  const connect = async (): Promise<unknown> => {
    const client = await pool.connect();
    return { query: client.query.bind(client), release: (destroy?: boolean) => client.release(destroy) };
  };
  return { connect, query: pool.query.bind(pool) } as unknown as Pick<pg.Pool, 'connect' | 'query'>;
}
