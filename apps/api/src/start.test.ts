import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { start } from './start.ts';
import { testConfig } from './testing/test-config.ts';
import { createDatabase } from './testing/test-database.ts';

/** A migrated database that is left to whoever is started on it: PGlite has one owner. */
async function aPlace(): Promise<Pick<Config, 'databaseUrl' | 'dataDir'>> {
  const database = await createDatabase();
  onTestFinished(() => database.close());
  await database.release();
  return { databaseUrl: database.databaseUrl, dataDir: database.dataDir };
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('starting the API', () => {
  it('listens, answers, seeds when asked, and leaves the database to the next one when it stops', async () => {
    const place = await aPlace();
    const { url, stop } = await start(testConfig({ ...place, port: 0, seed: true }));
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true });
    await stop();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');

    const { db, close } = await openDatabase(place);
    const { people } = await db
      .selectFrom('users')
      .select((row) => row.fn.countAll<string>().as('people'))
      .executeTakeFirstOrThrow();
    expect(Number(people)).toBeGreaterThan(10);
    await close();
  });

  it('names PORT when the port is taken', async () => {
    const port = await takenPort();
    await expect(start(testConfig({ ...(await aPlace()), port }))).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
    );
  });
});
