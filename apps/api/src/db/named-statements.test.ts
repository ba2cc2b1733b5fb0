import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../testing/test-database.ts';
import { openDatabase } from './open.ts';
import type { Db } from './schema.ts';
import { inTransaction } from './transaction.ts';

async function aDatabase({ namedStatements = true } = {}): Promise<Db> {
  const { databaseUrl, dataDir, release, close } = await createDatabase();
  await release();
  const database = await openDatabase({ databaseUrl, dataDir, namedStatements });
  onTestFinished(async () => {
    await database.close();
    await close();
  });
  return database.db;
}

const named = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};
const readUser = (db: Db) => db.selectFrom('users').selectAll().where('id', '=', 'usr_none').execute();
const change = (db: Db, column: string) => sql.raw(`alter table users add column ${column} text`).execute(db);

async function often<T>(work: () => Promise<T>): Promise<void> {
  for (let time = 0; time < 4; time += 1) await work();
}

describe('a statement', () => {
  it('is sent by name once it is frequent', async () => {
    const db = await aDatabase();
    await readUser(db);
    await readUser(db);
    expect(await named(db)).toEqual([]);
    await readUser(db);
    expect(await named(db)).toEqual([expect.stringContaining('from "users"')]);
  });

  it('is never named when names are switched off', async () => {
    const db = await aDatabase({ namedStatements: false });
    await often(() => readUser(db));
    expect(await named(db)).toEqual([]);
  });

  it('is sent without a name when its connection has the maximum', async () => {
    const db = await aDatabase();
    for (let length = 1; length <= 310; length += 1) {
      const ids = Array.from({ length }, (_, index) => `usr_${index}`);
      await often(() => db.selectFrom('users').select('id').where('id', 'in', ids).execute());
    }
    expect(await named(db)).toHaveLength(300);
    expect(await readUser(db)).toEqual([]);
  });
});

describe('a schema change that invalidates a plan', () => {
  it('is invisible to the next query', async () => {
    const db = await aDatabase();
    await often(() => readUser(db));
    await change(db, 'first');
    expect(await readUser(db)).toEqual([]);
    await often(() => readUser(db));
    expect(await named(db)).toHaveLength(1);
  });

  it('is invisible to a transaction, which is repeated', async () => {
    const db = await aDatabase();
    await often(() => readUser(db));
    await change(db, 'second');
    let tries = 0;
    const read = await inTransaction(db, (t) => ((tries += 1), readUser(t)));
    expect([read, tries]).toEqual([[], 2]);
  });

  it('is invisible on every connection', async () => {
    const db = await aDatabase();
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => readUser(db)));
    await often(twenty);
    await change(db, 'third');
    const works = Array.from({ length: 20 }, () => inTransaction(db, readUser));
    expect(await Promise.all(works)).toEqual(Array.from({ length: 20 }, () => []));
  });
});
