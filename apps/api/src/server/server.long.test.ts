import { describe, expect, it, onTestFinished } from 'vitest';
import { runProgram, type Ran } from '../testing/run-server.ts';
import { createDatabase } from '../testing/test-database.ts';

function run(variables: Record<string, string>): Ran {
  const ran = runProgram('server/server.ts', variables);
  onTestFinished(() => void ran.process.kill('SIGKILL'));
  return ran;
}

describe('the server program', () => {
  it('ends cleanly on SIGTERM', async () => {
    const database = await createDatabase();
    onTestFinished(() => database.close());
    await database.release();
    const ran = run({ PORT: '0', DATABASE_URL: database.databaseUrl ?? '', DATA_DIR: database.dataDir });
    await ran.wrote(/the API listens/);
    ran.process.kill('SIGTERM');
    expect(await ran.exit).toBe(0);
  });

  it('lists what the environment lacks, and ends with 1', async () => {
    const ran = run({ STATE_SECRET: '', PORT: 'x' });
    expect(await ran.exit).toBe(1);
    expect(ran.output()).toBe(
      'The environment is not complete:\n  PORT must be a port number\n  STATE_SECRET is missing\n',
    );
  });
});
