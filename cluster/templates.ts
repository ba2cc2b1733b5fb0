import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../deploy/cluster');

/** What runs on each machine of PostgreSQL, and what runs before them all. */
export const nodeFiles = ['etcd.yml', 'patroni.yml', 'pgbackrest.conf'] as const;
export const balancerFiles = ['haproxy.cfg'] as const;
export const poolerFiles = ['pgbouncer.ini', 'userlist.txt'] as const;
/** All of them. */
export const allFiles = [...nodeFiles, ...balancerFiles, ...poolerFiles] as const;

/** The operator's own files, as they stand in the repository. */
export function templatesOf(names: readonly string[]): { file: string; text: string }[] {
  return names.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
