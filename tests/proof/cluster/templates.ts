import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../deploy/cluster');

export const nodeFiles = ['etcd.yml', 'patroni.yml', 'pgbackrest.conf'] as const;
export const balancerFiles = ['haproxy.cfg'] as const;
export const poolerFiles = ['pgbouncer.ini', 'userlist.txt'] as const;
export const allFiles = [...nodeFiles, ...balancerFiles, ...poolerFiles] as const;

export function templatesOf(names: readonly string[]): { file: string; text: string }[] {
  return names.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}
