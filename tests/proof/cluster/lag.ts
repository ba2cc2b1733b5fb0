import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../../../apps/api/src/testing/ask.ts';
import type { Host } from './host.ts';
import type { Layout } from './layout.ts';
import { authorization } from './set-synchronous.ts';
import type { Passwords } from './secrets.ts';
import { until } from './until.ts';

const setting = 'recovery_min_apply_delay';

/** Delays a replica by this many seconds through its own Patroni, which would revert other settings. */
export async function lag(host: Host, { ports }: Layout, passwords: Passwords, seconds: number): Promise<void> {
  const file = join(host.folder, 'patroni.yml');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !line.includes(setting));
  const beside = lines.findIndex((line) => line.trim().startsWith('restore_command:'));
  if (seconds > 0) lines.splice(beside, 0, `    ${setting}: ${seconds}s`);
  writeFileSync(file, lines.join('\n'));
  const answer = await fetch(`http://${host.address}:${ports.patroni}/reload`, {
    method: 'POST',
    headers: authorization(passwords.PATRONI_PASSWORD),
  });
  if (!answer.ok) throw new Error(`Patroni on ${host.name} did not reload: ${answer.status} ${await answer.text()}`);
  const own = `postgres://postgres:${passwords.SUPERUSER_PASSWORD}@${host.address}:${ports.postgres}/postgres`;
  await until(`delay of ${seconds} seconds on ${host.name}`, 60, async () => {
    const [row] = await ask(own, [
      `select setting::int / 1000 as seconds, pg_is_in_recovery() as follows from pg_settings where name = '${setting}'`,
    ]);
    // A promoted replica ignores the setting.
    return row?.seconds === seconds || row?.follows === false ? true : undefined;
  });
}
