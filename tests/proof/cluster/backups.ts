import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../../../apps/api/src/testing/ask.ts';
import { freePort } from '../../../apps/api/src/testing/free-port.ts';
import { lend } from './account.ts';
import type { Host } from './host.ts';
import { mark } from './living.ts';
import { aPart } from './part.ts';
import { until } from './until.ts';

const run = promisify(execFile);
const patienceMs = 10 * 60_000;

export async function backrest(host: Host, ...words: string[]): Promise<void> {
  const config = `--config=${join(host.folder, 'pgbackrest.conf')}`;
  const [program, args] = host.wrap('pgbackrest', [config, '--stanza=tele', '--log-level-console=warn', ...words]);
  const env = { PATH: process.env.PATH, [mark]: host.folder };
  try {
    await run(program, args, { cwd: host.folder, timeout: patienceMs, env });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`pgbackrest ${words.join(' ')} on ${host.name} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

export interface Restored {
  url: string;
  stop: () => Promise<void>;
}

interface RestoreOptions {
  folder: string;
  target: Date;
  leader: Host;
  adminUrl: string;
  programs: string;
}

/** Separate server with the data as of `target`, from a backup and the archive. It does not archive. */
export async function restore({ folder, target, leader, adminUrl, programs }: RestoreOptions): Promise<Restored> {
  if (target.getTime() > Date.now())
    throw new Error(`${target.toISOString()} is to come: nothing can be restored to it.`);
  // Recovery needs an archived transaction after the target to stop at.
  await ask(adminUrl, ['select pg_current_xact_id()', 'select pg_switch_wal()']);
  await backrest(leader, 'check');
  const number = readdirSync(folder).filter((name) => name.startsWith('restored')).length + 1;
  const place = join(folder, `restored${number}`);
  const data = join(place, 'data');
  mkdirSync(data, { recursive: true });
  const hba = join(place, 'pg_hba.conf');
  writeFileSync(hba, 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n');
  const wrap = lend(place);
  const time = target.toISOString().replace('T', ' ').replace('Z', '+00');
  await backrest(leader, `--pg1-path=${data}`, '--type=time', `--target=${time}`, '--target-action=promote', 'restore');
  const port = await freePort();
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: place,
    hba_file: hba,
    archive_mode: 'off',
    // Commits on the copy need no standby.
    synchronous_standby_names: '',
    primary_conninfo: '',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = aPart({
    place,
    command: wrap(join(programs, 'postgres'), ['-D', data, ...flags]),
    log: join(folder, 'logs', `restored${number}.log`),
    signal: 'SIGINT',
  });
  server.start();
  const { username, password, pathname } = new URL(adminUrl);
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  };
  try {
    await until('restored server that takes writes', 300, async () => {
      const [row] = await ask(url, ['select pg_is_in_recovery() as recovering']);
      return row?.recovering === false ? true : undefined;
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
