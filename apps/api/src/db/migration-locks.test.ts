import type pg from 'pg';
import { expect, it } from 'vitest';
import { modes, type Mode } from '../../../../tooling/migrations/effect.ts';
import { effectOf } from '../../../../tooling/migrations/effect-of.ts';
import { readMigration } from '../../../../tooling/migrations/read-migration.ts';
import { emptySchema, learn } from '../../../../tooling/migrations/schema-so-far.ts';
import { emptyDatabase } from '../testing/empty-database.ts';
import { readOwnMigrations } from './migration-files.ts';

const tables = `
  create table a (id text primary key, n integer, unique (n));
  create table b (id text primary key, a_id text);
  create table parts (at date not null) partition by range (at);
  create table part (at date not null check (at >= '2026-01-01' and at < '2026-02-01'));
  create index b_of_a on b (a_id);
  create function seen() returns trigger language plpgsql as $$ begin return null; end $$;
`;

/** Runs each as its own file. */
const others = `
  alter table b add constraint b_known foreign key (a_id) references a not valid;
  alter table b validate constraint b_known;
  alter table b add column a_n integer references a (n);
  alter table b add constraint b_short check (length(id) < 9) not valid;
  alter table b validate constraint b_short;
  alter table b drop constraint b_short;
  alter table b add column note text not null default '';
  alter table b alter column note drop not null;
  alter table b alter column id set statistics 200;
  alter table b set (fillfactor = 90);
  create table c (id text primary key, a_id text references a);
  create table next_part partition of parts for values from ('2026-02-01') to ('2026-03-01');
  alter table parts attach partition part for values from ('2026-01-01') to ('2026-02-01');
  alter table parts detach partition next_part;
  create trigger b_seen after insert on b for each row execute function seen();
  alter table b disable trigger b_seen;
  drop trigger b_seen on b;
  alter index b_of_a rename to b_by_a;
  drop index b_by_a;
  create unique index b_once on b (a_id);
  alter table b add constraint b_once unique using index b_once;
  update b set a_id = null where id in (select id from a);
  delete from b;
  insert into b (id) select id from a;
  lock table a in share mode;
  truncate b;
  alter table b rename column a_n to n;
  drop table b;
`;

const tablesNow = `
  select oid, relname as "table" from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`;
const heldOf = (pid: string): string => `
  select relation as oid, upper(regexp_replace(regexp_replace(mode, 'Lock$', ''), '([a-z])([A-Z])', '\\1 \\2', 'g')) as mode
  from pg_locks where pid = ${pid} and relation is not null and granted`;

/** The strongest lock per table, in order; read locks block no one who waits here. */
function strongest(locks: readonly { table: string; mode: Mode }[]): string[] {
  const byTable = new Map<string, number>();
  for (const { table, mode } of locks) byTable.set(table, Math.max(byTable.get(table) ?? 0, modes.indexOf(mode)));
  return [...byTable]
    .filter(([, mode]) => mode >= 2)
    .map(([table, mode]) => `${table}: ${modes[mode]}`)
    .toSorted();
}

async function heldBy(pool: pg.Pool, text: string, fresh: ReadonlySet<string>): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A dropped table has no name afterwards.
    const before = await client.query<{ oid: number; table: string }>(tablesNow);
    const names = new Map(before.rows.map(({ oid, table }) => [oid, table]));
    await client.query(text);
    const { rows } = await client.query<{ oid: number; mode: Mode }>(heldOf('pg_backend_pid()'));
    await client.query('commit');
    const seen = rows
      .map(({ oid, mode }) => ({ table: names.get(oid) ?? '', mode }))
      .filter(({ table }) => table !== '' && !fresh.has(table));
    return strongest(seen);
  } finally {
    client.release();
  }
}

/** Locks of a statement outside transactions, seen while it waits for a writer. */
async function heldAlone(pool: pg.Pool, text: string, table: string): Promise<string[]> {
  const [writer, builder] = [await pool.connect(), await pool.connect()];
  try {
    await writer.query('begin');
    await writer.query(`lock table ${table} in row exclusive mode`);
    const [self] = (await builder.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    const built = builder.query(text);
    await expect
      .poll(async () => {
        const waiting = `select from pg_locks where pid = ${self?.pid} and not granted`;
        return (await writer.query(waiting)).rowCount;
      })
      .toBe(1);
    const { rows } = await writer.query<{ table: string; mode: Mode }>(
      `select relname as "table", mode from (${heldOf(String(self?.pid))}) held join pg_class c on c.oid = held.oid where c.relkind in ('r', 'p')`,
    );
    await writer.query('commit');
    await built;
    return strongest(rows);
  } finally {
    writer.release();
    builder.release();
  }
}

// Checks of new migrations rely on these facts.
it('the locks of every statement match the server’s', async () => {
  const { pool } = await emptyDatabase();
  const known = emptySchema();
  const [baseline, ...migrations] = readOwnMigrations();
  await pool.query(baseline?.text ?? '');
  for (const { node } of (await readMigration('', baseline?.text ?? '')).statements) learn(known, node);
  for (const { name, index, text: file } of migrations) {
    const { statements } = await readMigration(name, file);
    const notes = file.split('\n').filter((line) => line.startsWith('-- '));
    known.fresh.clear();
    for (const { node, text } of statements) {
      const { locks, hidden } = effectOf(node, known);
      learn(known, node);
      const seen = index ? await heldAlone(pool, text, locks[0]?.table ?? '') : await heldBy(pool, text, known.fresh);
      // The statements of a block cannot be parsed: its author must list each locked table.
      const named = (lock: string): boolean => notes.some((line) => line.includes(lock.replace(/(_before)?:.*/, '')));
      const told = hidden === undefined ? strongest(locks) : seen.filter(named);
      expect({ text, locks: told }).toEqual({ text, locks: seen });
    }
  }
});

it('the locks of statements not needed so far match the server’s', async () => {
  const { pool } = await emptyDatabase();
  const known = emptySchema();
  await pool.query(tables);
  for (const { node } of (await readMigration('tables.sql', tables)).statements) learn(known, node);
  for (const { node, text } of (await readMigration('others.sql', others)).statements) {
    known.fresh.clear();
    const { locks } = effectOf(node, known);
    learn(known, node);
    expect({ text, locks: strongest(locks) }).toEqual({ text, locks: await heldBy(pool, text, known.fresh) });
  }
});

it('the locks of a concurrent index build match the server’s', async () => {
  const { pool } = await emptyDatabase();
  const known = emptySchema();
  await pool.query(tables);
  const text = 'create index concurrently b_alone on b (a_id)';
  const [statement] = (await readMigration('index.sql', text)).statements;
  const { locks } = effectOf(statement!.node, known);
  expect(strongest(locks)).toEqual(await heldAlone(pool, text, 'b'));
});
