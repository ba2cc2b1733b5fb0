import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';

export interface PostgresServer {
  adminUrl: string;
  description: string;
  /** Throws after a deadlock: locks have one order (docs/decisions/2026-11-22-lock-order.md). */
  stop: () => Promise<void>;
}

export function hasPostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL ?? findPrograms());
}

export interface PrivateServer extends PostgresServer {
  /** Crashes or stops it, then restarts it in the same place. */
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  die: () => Promise<void>;
  startStandby: () => Promise<Standby>;
}

export interface Standby extends PrivateServer {
  promote: () => Promise<void>;
  /** Receives changes without showing them until resumed. */
  pause: () => Promise<void>;
  goOn: () => Promise<void>;
  caughtUp: () => Promise<void>;
  letGo: () => Promise<void>;
}

/** The TEST_DATABASE_URL server or a private one; undefined without server programs. */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, description: 'the server of TEST_DATABASE_URL', stop: async () => undefined };
  return startPrivatePostgres();
}

/** A private server in a temporary folder; undefined without server programs. */
export async function startPrivatePostgres(): Promise<PrivateServer | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  return startIn(bin, (wrap, data) => run(wrap(join(bin, 'initdb'), ['-D', data, ...freshly])));
}

/** A server with custom settings in a persistent folder, for data that takes minutes to fill. */
export async function startKeptPostgres(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<PrivateServer | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  mkdirSync(folder, { recursive: true });
  const fill = (wrap: Wrap, data: string): void => {
    if (!existsSync(data)) run(wrap(join(bin, 'initdb'), ['-D', data, ...freshly]));
  };
  return startIn(bin, fill, { folder, settings });
}

const freshly = ['-U', 'tele', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];

interface PersistentData {
  folder: string;
  settings: Readonly<Record<string, string>>;
}

async function startIn(
  bin: string,
  fill: (wrap: Wrap, data: string) => void,
  kept?: PersistentData,
): Promise<PrivateServer> {
  const folder = kept?.folder ?? quickFolder('tele-postgres-', 8);
  const remove = (): void => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  try {
    // The server refuses to run as root, so root uses the package’s account.
    const [user, wrap] = asServerUser(folder);
    const data = join(folder, 'data');
    fill(wrap, data);
    const port = await freePort();
    const options = {
      port,
      listen_addresses: '127.0.0.1',
      // Socket paths have a length limit.
      unix_socket_directories: kept ? '' : folder,
      fsync: 'off',
      max_connections: 200,
      // Short, so deadlocks are logged: a test must not pass over one.
      deadlock_timeout: '100ms',
      ...kept?.settings,
    };
    const log = join(folder, 'log');
    rmSync(log, { force: true });
    const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const adminUrl = `postgres://tele@127.0.0.1:${port}/postgres`;
    let server: ChildProcess;
    const begin = async (): Promise<void> => {
      server = start(wrap(join(bin, 'postgres'), ['-D', data, ...flags]), openSync(log, 'a'));
      await ready(adminUrl, server);
    };
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    };
    await begin();
    return {
      adminUrl,
      description: `private server from ${bin}, run as ${user}`,
      crash: () => end('SIGQUIT').then(begin),
      restart: () => end('SIGINT').then(begin),
      die: () => end('SIGQUIT'),
      startStandby: () => startStandby(bin, { adminUrl, port }),
      stop: async () => {
        await end('SIGINT');
        const deadlocks = deadlocksIn(readFileSync(log, 'utf8'));
        remove();
        if (deadlocks.length > 0) throw new Error(`PostgreSQL ended ${deadlocks.length} deadlocks:\n${deadlocks[0]}`);
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startStandby(bin: string, primary: { adminUrl: string; port: number }): Promise<Standby> {
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'tele', '--checkpoint=fast', '--no-sync'];
  const standby = await startIn(bin, (wrap, data) =>
    run(wrap(join(bin, 'pg_basebackup'), ['-D', data, '--write-recovery-conf', ...from])),
  );
  await ask(primary.adminUrl, [`alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()']);
  for (;;) {
    const [row] = await ask(primary.adminUrl, ['select sync_state from pg_stat_replication']);
    if (row?.sync_state === 'sync') break;
    await wait(20);
  }
  const tell = async (statement: string): Promise<void> => void (await ask(standby.adminUrl, [statement], 120_000));
  return {
    ...standby,
    promote: () => tell('select pg_promote()'),
    pause: async () => {
      await tell('select pg_wal_replay_pause()');
      for (;;) {
        const [row] = await ask(standby.adminUrl, ['select pg_get_wal_replay_pause_state() as state']);
        if (row?.state === 'paused') return;
        await wait(5);
      }
    },
    goOn: () => tell('select pg_wal_replay_resume()'),
    caughtUp: async () => {
      const [now] = await ask(primary.adminUrl, ['select pg_current_wal_lsn() as lsn']);
      for (;;) {
        const [row] = await ask(standby.adminUrl, [
          `select pg_last_wal_replay_lsn() >= '${String(now?.lsn)}' as there`,
        ]);
        if (row?.there === true) return;
        await wait(5);
      }
    },
    letGo: async () =>
      void (await ask(primary.adminUrl, ['alter system reset synchronous_standby_names', 'select pg_reload_conf()'])),
  };
}

type Wrap = (program: string, args: string[]) => Command;

export type Command = [program: string, args: string[]];

/** PostgreSQL’s account, which gets the folder, and a wrapper that runs programs as it. */
export function asServerUser(folder: string): [string, Wrap] {
  if (process.getuid?.() !== 0) return ['this user', (program, args) => [program, args]];
  run(['chown', ['postgres:', folder]]);
  return [
    'postgres',
    (program, args) => ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]],
  ];
}

export function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

function run([program, args]: Command): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

function start([program, args]: Command, log: number): ChildProcess {
  const child = spawn(program, args, { stdio: ['ignore', log, log], cwd: tmpdir() });
  closeSync(log);
  return child;
}

export function deadlocksIn(log: string): string[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d \S+ \S+ \[\d+\] (?:ERROR|FATAL|LOG|WARNING):)/m)
    .filter((entry) => entry.includes('deadlock detected'));
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The PostgreSQL server stopped with code ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error('The PostgreSQL server did not start within two minutes.');
}
