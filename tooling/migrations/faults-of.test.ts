import { describe, expect, it } from 'vitest';
import { checkMigration } from './faults-of.ts';
import { readMigration, Unreadable } from './read-migration.ts';
import { emptySchema } from './schema-so-far.ts';

async function faultsOf(...files: string[]): Promise<string[]> {
  const known = emptySchema();
  let faults: string[] = [];
  for (const [index, text] of files.entries()) {
    const checked = checkMigration(await readMigration(`${index}.sql`, text), known);
    faults = checked.faults.map((fault) => `${fault.line}: ${fault.text}`);
  }
  return faults;
}

const notNull = 'alter table users add constraint given check (name is not null and email is not null) not valid';
const validated = 'alter table users validate constraint given';

describe('a migration may', () => {
  it.each([
    [
      'make a table with its indexes',
      'create table a (id text primary key, u text references users); create index on a (u)',
    ],
    [
      'add a column, empty or with what is the same for all',
      "alter table users add column a text, add column b timestamptz not null default now(), add column c text not null default 'x'",
    ],
    [
      'add a column that refers to another table',
      'alter table users add column partner_id text references partners (id)',
    ],
    ['build an index beside everybody', '-- concurrently\ncreate index concurrently users_by_name on users (name)'],
    ['drop an index beside everybody', '-- concurrently\ndrop index concurrently if exists users_by_name'],
    [
      'add a rule that old rows are not held to yet',
      'alter table users add constraint r check (length(name) < 9) not valid, add foreign key (p) references partners not valid',
    ],
    ['hold them to it in a later file', validated],
    ['make what an index decides a constraint', 'alter table users add constraint one unique using index users_one'],
    ['let a column be empty', 'alter table users alter column name drop not null'],
    [
      'make functions and triggers',
      'create function f() returns trigger language plpgsql as $$ begin return null; end $$; create trigger t after insert on users for each row execute function f()',
    ],
    ['write what is new', "insert into letters (id) values ('a')"],
    [
      'fill a table of its own from others',
      'create table a (id text); insert into a select id from users; create index on a (id)',
    ],
    [
      'rename and drop what it has made itself',
      'create table a (b text); alter table a rename column b to c; drop table a',
    ],
  ])('%s', async (_, text) => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('set a column not null after a validated check', async () => {
    expect(await faultsOf(notNull, validated, 'alter table users alter column email set not null')).toEqual([]);
    expect(await faultsOf(notNull, 'alter table users alter column email set not null')).toEqual([
      expect.stringContaining(
        '1: It reads every row of users under ACCESS EXCLUSIVE. Instead: add constraint users_email_given',
      ),
    ]);
  });

  it('lock on purpose, for a reason', async () => {
    const reason = '-- locks outbox: some thousand rows, the rest is deleted after a month';
    expect(await faultsOf(`${reason}\ncreate index outbox_by_kind on outbox (kind)`)).toEqual([]);
    expect(await faultsOf(`${reason}\ndo $$ begin execute 'lock table outbox'; end $$`)).toEqual([]);
  });

  it('remove an unused column with a reason', async () => {
    expect(await faultsOf('-- contract: read by nobody since 0050\nalter table users drop column fax')).toEqual([]);
  });
});

describe('a migration is refused, with what to write instead, when it', () => {
  it.each([
    [
      'builds an index while nobody writes',
      'create index on users (name)',
      'Instead: create index concurrently, alone in a file',
    ],
    [
      'builds one with a constraint',
      'alter table users add constraint one unique (name)',
      'then in the next: add constraint one unique using index',
    ],
    ['builds one with a column', 'alter table users add column a text unique', 'create unique index concurrently'],
    [
      'holds every row to a rule at once',
      'alter table users add constraint r check (a > 0)',
      'in a later file: alter table users validate constraint r',
    ],
    [
      'holds every row to a reference at once',
      'alter table users add constraint r foreign key (a) references b',
      'It reads every row of users under SHARE ROW EXCLUSIVE',
    ],
    [
      'validates where it has just locked',
      'alter table users add constraint r check (a > 0) not valid;\nalter table users validate constraint r',
      'It reads every row of users while',
    ],
    ['gives each row a value', 'alter table users add column a uuid default gen_random_uuid()', 'writes users anew'],
    ['numbers the rows', 'alter table users add column a bigint generated always as identity', 'writes users anew'],
    ['numbers them the old way', 'alter table users add column a bigserial', 'writes users anew'],
    ['adds a required column', 'alter table users add column a text not null', 'give it a default'],
    ['changes a type', 'alter table users alter column a type bigint', 'add a column of the new type'],
    ['locks by hand', 'lock table users', 'leave it to the statements that need it'],
    ['changes rows under their locks', 'update users set a = 1', 'fill them in batches'],
    ['deletes rows under their locks', 'delete from users where a = 1', 'fill them in batches'],
    ['drops a column', 'alter table users drop column a', 'It takes away the column users.a.'],
    ['renames a column', 'alter table users rename column a to b', 'It takes away the column users.a.'],
    ['drops a table', 'drop table users', 'It takes away the table users.'],
    ['renames a table', 'alter table users rename to people', 'It takes away the table users.'],
    ['empties a table', 'truncate users', 'It takes away the rows of users.'],
    ['drops a function', 'drop function f', 'It takes away the function f.'],
    ['hides what it does', 'do $$ begin end $$', 'name each table with -- locks <table>'],
    ['commits by itself', 'begin; commit', 'split the file where it should commit'],
    ['sets what a pooler hands to somebody else', 'set lock_timeout = 0', 'The runner sets the timeouts'],
    ['waits longer than the runner does', "set local lock_timeout = '1h'", 'The runner sets the timeouts'],
    ['does what is unknown here', 'vacuum full users', 'VacuumStmt is unknown to tooling/migrations/effect-of.ts'],
    ['is outside a transaction', 'create index concurrently a on users (b)', 'begin the file with -- concurrently'],
    [
      'mixes that with others',
      '-- concurrently\ncreate index concurrently a on users (b);\nselect 1',
      '3: A file with -- concurrently has one statement',
    ],
    ['leaves a transaction', '-- concurrently\nalter table users add column a text', 'take -- concurrently out'],
    [
      'would take an invalid index for a good one',
      '-- concurrently\ncreate index concurrently if not exists a on users (b)',
      'take out if not exists',
    ],
    ['could not drop again', '-- concurrently\ndrop index concurrently a', 'say if exists'],
    ['gives no reason', '-- locks users:\nupdate users set a = 1', '1: -- locks allows something only with its reason'],
    [
      'allows what it does not do',
      '-- locks people: they are few so far\nalter table users add column a text',
      '1: -- locks people allows nothing',
    ],
  ])('%s', async (_, text, said) => {
    expect(await faultsOf(text)).toEqual(expect.arrayContaining([expect.stringContaining(said)]));
  });

  it('drops a unique index', async () => {
    const made = 'create table a (b text); create unique index a_once on a (b); create index a_by_b on a (b)';
    expect(await faultsOf(made, 'drop index a_once')).toEqual(['1: ' + takesAway('the unique index a_once')]);
    expect(await faultsOf(made, 'drop index a_by_b')).toEqual([]);
  });

  it('calls one of our functions, which may lock anything', async () => {
    const made = 'create function move_rows() returns void language sql as $$ update users set a = 1 $$';
    expect(await faultsOf(made, 'select move_rows()')).toEqual([
      expect.stringContaining('What the function move_rows runs cannot be read here'),
    ]);
  });

  it('does long work while it holds a lock', async () => {
    const text = 'alter table users add column a text;\ncreate table b (id text);\ninsert into b select id from users';
    expect(await faultsOf(text)).toEqual([
      '3: It reads users while line 1 holds ACCESS EXCLUSIVE on users, which is let go when the file ends. ' +
        'Give one of them a file of its own, or say -- locks users: <why it is short>.',
    ]);
  });

  it('waits for one table with another in its hand', async () => {
    expect(await faultsOf('alter table a add column c text;\nalter table b add column c text')).toEqual([
      expect.stringContaining('2: It waits for b while line 1 holds a'),
    ]);
  });

  it('cannot be parsed by PostgreSQL, with the line of the error', async () => {
    const reading = readMigration('a.sql', 'select 1;\n-- Größe\ncreate tabel a (id text)');
    await expect(reading).rejects.toThrow(Unreadable);
    await expect(reading).rejects.toMatchObject({ line: 3, message: 'syntax error at or near "tabel"' });
  });
});

function takesAway(what: string): string {
  return `It takes away ${what}. The version before runs beside this one: say why it needs that no more, -- contract: <why>, or leave it to a later release.`;
}
