import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPrograms } from '../../../apps/api/src/testing/start-postgres.ts';
import { installMissing, onPath, type DebianPackage } from '../../../tooling/debian.ts';
import { findPatroni, type Patroni } from './patroni-package.ts';

const modules = {
  cdiff: 'python3-cdiff',
  click: 'python3-click',
  dateutil: 'python3-dateutil',
  etcd: 'python3-etcd',
  prettytable: 'python3-prettytable',
  psutil: 'python3-psutil',
  psycopg2: 'python3-psycopg2',
  urllib3: 'python3-urllib3',
  yaml: 'python3-yaml',
};

const wantedNow = (): DebianPackage[] => [
  { name: 'postgresql', isThere: findPrograms() !== undefined },
  { name: 'etcd-server', isThere: onPath('etcd') },
  { name: 'haproxy', isThere: haproxy() !== undefined },
  { name: 'pgbouncer', isThere: pgbouncer() !== undefined },
  { name: 'pgbackrest', isThere: onPath('pgbackrest') },
  { name: 'iproute2', isThere: onPath('ip') },
  ...Object.entries(modules).map(([module, name]) => ({ name, isThere: hasModule(module) })),
];

export interface Programs {
  postgres: string;
  patroni: Patroni;
  haproxy: string;
  pgbouncer: string;
}

/** Finds a cluster's programs and installs missing ones: Patroni into `folder`, others as Debian packages. */
export function installPrograms(folder: string): Programs {
  installMissing('Some programs of the cluster', wantedNow);
  const [postgres, balancer, pooler] = [findPrograms(), haproxy(), pgbouncer()];
  if (postgres === undefined || balancer === undefined || pooler === undefined)
    throw new Error('A program has just gone.');
  return { postgres, patroni: findPatroni(folder), haproxy: balancer, pgbouncer: pooler };
}

/** Some accounts lack /usr/sbin in PATH. */
function serverProgram(name: string): string | undefined {
  if (onPath(name)) return name;
  return existsSync(`/usr/sbin/${name}`) ? `/usr/sbin/${name}` : undefined;
}

export function haproxy(): string | undefined {
  return serverProgram('haproxy');
}

function pgbouncer(): string | undefined {
  return serverProgram('pgbouncer');
}

function hasModule(name: string): boolean {
  return spawnSync('/usr/bin/python3', ['-c', `import ${name}`], { stdio: 'ignore' }).status === 0;
}
