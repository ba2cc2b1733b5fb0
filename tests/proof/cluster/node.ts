import { join } from 'node:path';
import { fillDisk, freeDisk } from './disk.ts';
import type { Host } from './host.ts';
import { lag } from './lag.ts';
import type { Layout, NodeName } from './layout.ts';
import { freezeAll, killAll, thawAll } from './living.ts';
import { setCable } from './network.ts';
import type { Passwords } from './secrets.ts';

export interface Node {
  name: NodeName;
  /** Kills all processes (-9), as when a host dies. `start` brings it back. */
  kill: () => Promise<void>;
  /** Kills PostgreSQL only (-9); Patroni survives. */
  killPostgres: () => Promise<void>;
  start: () => Promise<void>;
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  fillDisk: () => Promise<void>;
  freeDisk: () => Promise<void>;
  /** Delays a replica by this many seconds; 0 ends it. Received WAL is still on its disk. */
  lag: (seconds: number) => Promise<void>;
}

export function aNode(host: Host, layout: Layout, passwords: Passwords): Node {
  const { name, folder, hasDisk, etcd, patroni } = host;
  const cable = (state: 'up' | 'down'): void => {
    if (!layout.namespaces) {
      throw new Error(
        'A node without a network of its own cannot be cut off: start the cluster as root, in a new folder. `freeze` is the nearest.',
      );
    }
    setCable(layout.slot, name, state);
  };
  const disk = (act: (place: string) => void): void => {
    if (!hasDisk) {
      throw new Error(
        'A node without a disk of its own cannot fill it: start the cluster as root, where loop devices may be mounted.',
      );
    }
    act(folder);
  };
  return {
    name,
    kill: async () => {
      await Promise.all([patroni.kill(), etcd.kill()]);
      await killAll(folder);
    },
    killPostgres: () => killAll(join(folder, 'data')),
    start: async () => {
      etcd.start();
      patroni.start();
    },
    freeze: () => freezeAll(folder),
    thaw: async () => thawAll(folder),
    cut: async () => cable('down'),
    mend: async () => cable('up'),
    fillDisk: async () => disk(fillDisk),
    freeDisk: async () => disk(freeDisk),
    lag: (seconds) => lag(host, layout, passwords, seconds),
  };
}
