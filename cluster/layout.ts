import { createHash } from 'node:crypto';

/** What the machines of the cluster are called, in `deploy/cluster` too. */
export const nodeNames = ['pg1', 'pg2', 'pg3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Where each part listens: chosen once for a folder, because etcd remembers the addresses of its members. */
export interface Layout {
  /** Whether each node has a network namespace of its own; without, all are addresses of the loopback. */
  namespaces: boolean;
  slot: number;
  network: string;
  /** Of this machine in that network. */
  gateway: string;
  addresses: Record<NodeName, string>;
  /** The same on each node. */
  ports: { postgres: number; patroni: number; etcdClient: number; etcdPeer: number };
}

/** As on a machine of one's own. */
const usualPorts = { postgres: 5432, patroni: 8008, etcdClient: 2379, etcdPeer: 2380 };

/** A network of the cluster's own for each slot, 0 to 255: 10.231.<slot>.0/24, or addresses of the loopback, 127.231.<slot>.x. */
export function layoutOf(slot: number, namespaces: boolean, ports: Layout['ports'] = usualPorts): Layout {
  const base = `${namespaces ? 10 : 127}.231.${slot}`;
  return {
    namespaces,
    slot,
    // What one address of the loopback sends to another comes from 127.0.0.1.
    network: namespaces ? `${base}.0/24` : '127.0.0.0/8',
    gateway: `${base}.1`,
    addresses: { pg1: `${base}.11`, pg2: `${base}.12`, pg3: `${base}.13` },
    ports,
  };
}

/** Where a folder looks for a free slot: two folders seldom begin at the same. */
export function slotsFrom(folder: string): number[] {
  const first = createHash('sha256').update(folder).digest()[0] ?? 0;
  return Array.from({ length: 256 }, (_, index) => (first + index) % 256);
}
