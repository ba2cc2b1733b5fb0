import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { runProgram } from '../testing/run-server.ts';
import { createDatabase } from '../testing/test-database.ts';

async function run(
  variables: Record<string, string>,
  ...args: string[]
): Promise<{ exit: number | null; said: string }> {
  const ran = runProgram('cli/ops.ts', variables, args);
  return { exit: await ran.exit, said: ran.output() };
}

describe.skipIf(inject('database').engine === 'none')('the command for a running service', () => {
  it('lists the jobs of the database in its environment', async () => {
    const { databaseUrl, dataDir, release, close } = await createDatabase();
    onTestFinished(close);
    await release();
    const place: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
    expect(await run(place, 'jobs')).toEqual({ exit: 0, said: 'No failed jobs.\nNo jobs waiting.\n' });
    const refused = await run(place, 'jobs', '--loud');
    expect([refused.exit, refused.said]).toEqual([2, expect.stringContaining('Usage: ops <verb>')]);
  });

  it('shows its usage, without a database', async () => {
    expect(await run({})).toEqual({ exit: 0, said: expect.stringContaining('Usage: ops <verb>') as string });
    expect((await run({}, 'dance')).exit).toBe(2);
  });
});
