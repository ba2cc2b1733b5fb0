import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../../apps/api/src/testing/start-postgres.ts';
import { lend } from './account.ts';
import { mountDisk } from './disk.ts';
import { fillAll, type Values } from './fill.ts';
import type { Programs } from './install.ts';
import type { Layout, NodeName } from './layout.ts';
import { inNamespace } from './network.ts';
import { aPart, type Part } from './part.ts';
import { nodeFiles, templatesOf } from './templates.ts';

export interface Host {
  name: NodeName;
  address: string;
  folder: string;
  hasDisk: boolean;
  etcd: Part;
  patroni: Part;
  wrap: (program: string, args: string[]) => Command;
}

interface Place {
  folder: string;
  layout: Layout;
  programs: Programs;
  values: Values;
}

export function prepareHost(name: NodeName, { folder: cluster, layout, programs, values }: Place): Host {
  const folder = join(cluster, name);
  const hasDisk = mountDisk(folder);
  for (const part of ['sockets', 'etcd', 'backup-log', 'backup-lock', 'backup-spool'])
    mkdirSync(join(folder, part), { recursive: true });
  chmodSync(join(folder, 'etcd'), 0o700);
  const own = {
    ...values,
    NODE_NAME: name,
    NODE_ADDRESS: layout.addresses[name],
    NODE_FOLDER: folder,
    CONFIG_FOLDER: folder,
  };
  for (const { file, text } of fillAll(templatesOf(nodeFiles), own))
    writeFileSync(join(folder, file), text, { mode: 0o600 });
  const run = lend(folder);
  const wrap: Host['wrap'] = (program, args) => {
    const command = run(program, args);
    return layout.namespaces ? inNamespace(layout.slot, name, command) : command;
  };
  const [python, ...module] = programs.patroni.run;
  const log = (part: string): string => join(cluster, 'logs', `${name}-${part}.log`);
  return {
    name,
    address: layout.addresses[name],
    folder,
    hasDisk,
    wrap,
    etcd: aPart({
      place: folder,
      command: wrap('etcd', ['--config-file', join(folder, 'etcd.yml')]),
      log: log('etcd'),
    }),
    patroni: aPart({
      place: folder,
      command: wrap(python, [...module, join(folder, 'patroni.yml')]),
      env: programs.patroni.env,
      log: log('patroni'),
    }),
  };
}
