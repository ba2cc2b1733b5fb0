import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startProxy, type Proxy } from '../testing/start-proxy.ts';
import { createDatabase, type TestDatabase } from '../testing/test-database.ts';
import { newCommitId, pruneCommits } from './commits.ts';
import { defaultLimits, type DatabaseLimits } from '../config/database-limits.ts';
import { openDatabase, type Database } from './open.ts';
import type { Db } from './schema.ts';
import { inTransaction, type Tx } from './transaction.ts';

let database: TestDatabase;
let db: Db;
const wait = async (): Promise<void> => undefined;

async function overProxy(limits: Partial<DatabaseLimits> = {}): Promise<{ proxy: Proxy; far: Database }> {
  const proxy = await startProxy(database.databaseUrl ?? '');
  const far = await openDatabase({
    databaseUrl: proxy.databaseUrl,
    dataDir: '',
    databaseLimits: { ...defaultLimits, ...limits },
  });
  onTestFinished(async () => {
    await proxy.stop();
    await far.close();
  });
  return { proxy, far };
}

const addUser = (t: Tx | Db, id: string) =>
  t
    .insertInto('users')
    .values({ id, email: `${id}@example.com`, role: null, name: null, stripe_customer_id: null })
    .execute();
const isThere = async (id: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
const endBackend = (pid: number | undefined) => sql`select pg_terminate_backend(${pid}::int)`.execute(db);

describe.skipIf(inject('database').engine !== 'postgres')('a connection that is lost', () => {
  beforeAll(async () => {
    database = await createDatabase();
    db = database.db;
  });
  afterAll(() => database.close());

  it('before the commit is replaced, and the work is repeated', async () => {
    const { proxy, far } = await overProxy();
    proxy.cut({ text: 'insert into "users"', loses: 'answer' }, { text: 'begin', loses: 'statement' });
    let tries = 0;
    const work = inTransaction(far.db, (t) => ((tries += 1), addUser(t, 'usr_before')), { wait });
    await work;
    expect(tries).toBe(2);
    expect(await isThere('usr_before')).toBe(true);
  });

  it('during the commit is checked: uncommitted work is repeated', async () => {
    const { proxy, far } = await overProxy();
    proxy.cut({ text: 'commit', loses: 'statement' });
    let tries = 0;
    const work = inTransaction(far.db, async (t) => (await addUser(t, 'usr_lost'), (tries += 1)), { wait });
    await expect(work).resolves.toBe(2);
    expect(await isThere('usr_lost')).toBe(true);
  });

  it('after the commit is checked: committed work is not repeated', async () => {
    const { proxy, far } = await overProxy();
    proxy.cut({ text: 'commit', loses: 'answer' });
    let tries = 0;
    const work = inTransaction(far.db, async (t) => (await addUser(t, 'usr_done'), (tries += 1)), { wait });
    await expect(work).resolves.toBe(1);
    expect(await isThere('usr_done')).toBe(true);
  });

  it('during that check is checked again, with the same result', async () => {
    const { proxy, far } = await overProxy();
    proxy.cut({ text: 'commit', loses: 'statement' }, { text: '"commits"', loses: 'answer' });
    let tries = 0;
    const work = inTransaction(far.db, async (t) => (await addUser(t, 'usr_asked'), (tries += 1)), { wait });
    await expect(work).resolves.toBe(2);
  });

  it('for good reports an unknown commit', async () => {
    const { proxy, far } = await overProxy();
    proxy.cut({ text: 'commit', loses: 'answer' });
    for (let time = 0; time < 5; time += 1) proxy.cut({ text: '"commits"', loses: 'statement' });
    await expect(inTransaction(far.db, (t) => addUser(t, 'usr_unknown'), { wait })).rejects.toMatchObject({
      kind: 'lost',
    });
  });

  it('between two statements keeps the process alive, and the work is repeated', async () => {
    const { far } = await overProxy();
    let tries = 0;
    const work = inTransaction(
      far.db,
      async (t) => {
        tries += 1;
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(t);
        if (tries === 1) await endBackend(rows[0]?.pid);
        return addUser(t, 'usr_between');
      },
      { wait },
    );
    await work;
    expect(tries).toBe(2);
    expect(await isThere('usr_between')).toBe(true);
  });

  it('while idle keeps the process alive', async () => {
    const { far } = await overProxy();
    const client = await far.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    await endBackend(rows[0]?.pid);
    await ended;
    client.release();
    expect(far.pool.totalCount).toBe(0);
  });

  it('and silent is dropped after its timeout', async () => {
    const { proxy, far } = await overProxy({ queryMs: 1_000 });
    await far.db.selectFrom('users').select('id').limit(1).execute();
    proxy.freeze();
    await expect(far.db.selectFrom('users').select('id').execute()).rejects.toMatchObject({ kind: 'slow' });
    expect(far.pool.totalCount).toBe(0);
  });

  it('to a server that became a replica is dropped, and the work repeated elsewhere', async () => {
    const { far } = await overProxy();
    let tries = 0;
    const work = inTransaction(
      far.db,
      async (t) => {
        tries += 1;
        if (tries === 1) await sql`set transaction read only`.execute(t);
        return addUser(t, 'usr_replica');
      },
      { wait },
    );
    await work;
    expect(tries).toBe(2);
  });

  it('leaves nothing behind: each transaction’s marker row is pruned after an hour', async () => {
    await db.deleteFrom('commits').execute();
    await inTransaction(db, (t) => t.selectFrom('users').select('id').execute());
    expect(await db.selectFrom('commits').selectAll().execute()).toEqual([]);
    await inTransaction(db, (t) => addUser(t, 'usr_told'));
    const old = newCommitId(Date.now() - 61 * 60_000);
    await db.insertInto('commits').values({ id: old }).execute();
    expect(await pruneCommits(db, 100)).toBe(1);
    expect(await db.selectFrom('commits').select('kept').execute()).toEqual([{ kept: true }]);
  });
});
