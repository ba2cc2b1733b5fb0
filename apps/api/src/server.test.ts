import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { runProgram, type Ran } from './testing/run-server.ts';
import { createDatabase, type TestDatabase } from './testing/test-database.ts';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** A migrated database that is left to the server: PGlite has one owner. */
async function place(): Promise<Record<string, string>> {
  const database = await createDatabase();
  databases.push(database);
  await database.release();
  return database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : { DATA_DIR: database.dataDir };
}

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function run(variables: Record<string, string>, args: string[] = []): Ran {
  const ran = runProgram('server.ts', variables, args);
  onTestFinished(() => void ran.process.kill('SIGKILL'));
  return ran;
}

describe('the server', () => {
  it('migrates, seeds when asked, listens, answers, and ends cleanly on SIGTERM', async () => {
    const variables = { ...(await place()), PORT: '4097' };
    const ran = run(variables, ['--seed']);
    await ran.wrote(/the API listens/);
    const health = await fetch('http://127.0.0.1:4097/prod/health');
    expect(await health.json()).toMatchObject({ ok: true });
    ran.process.kill('SIGTERM');
    expect(await ran.exit).toBe(0);

    const again = run(variables, ['--seed']);
    await again.wrote(/the API listens/);
    again.process.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });

  it('names PORT when the port is taken, and ends with 1', async () => {
    const port = await takenPort();
    const ran = run({ ...(await place()), PORT: String(port) });
    expect(await ran.exit).toBe(1);
    expect(ran.output()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`);
  });

  it('lists what the environment lacks, and ends with 1', async () => {
    const ran = run({ STATE_SECRET: '', PORT: 'x' });
    expect(await ran.exit).toBe(1);
    expect(ran.output()).toBe(
      'The environment is not complete:\n  PORT must be a port number\n  STATE_SECRET is missing\n',
    );
  });
});
