import { expect, it } from 'vitest';
import { deadlocksIn } from './start-postgres.ts';

const log = `2026-11-22 01:20:00.001 UTC [41] LOG:  database system is ready to accept connections
2026-11-22 01:20:01.002 UTC [42] ERROR:  duplicate key value violates unique constraint "users_pkey"
2026-11-22 01:20:02.003 UTC [43] ERROR:  deadlock detected
2026-11-22 01:20:02.003 UTC [43] DETAIL:  Process 43 waits for ShareLock on transaction 7; blocked by process 44.
	Process 44 waits for ShareLock on transaction 8; blocked by process 43.
2026-11-22 01:20:02.003 UTC [43] STATEMENT:  update charges set status = $1
2026-11-22 01:20:03.004 UTC [44] LOG:  checkpoint starting
`;

it('a deadlock appears in the server’s log, with the processes involved', () => {
  const [deadlock, ...others] = deadlocksIn(log);
  expect(others).toEqual([]);
  expect(deadlock).toContain('blocked by process 44');
  expect(deadlock).toContain('update charges set status');
  expect(deadlock).not.toContain('checkpoint');
});
