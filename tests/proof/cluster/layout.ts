import { createHash } from 'node:crypto';

export const nodeNames = ['pg1', 'pg2', 'pg3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Addresses of each part. Fixed per folder: etcd remembers its members' addresses. */
export interface Layout {
  /** True if each node has a network namespace; otherwise they use loopback addresses. */
  namespaces: boolean;
  slot: number;
  network: string;
  gateway: string;
  addresses: Record<NodeName, string>;
  /** Same on each node. */
  ports: { postgres: number; patroni: number; etcdClient: number; etcdPeer: number };
}

const usualPorts = { postgres: 5432, patroni: 8008, etcdClient: 2379, etcdPeer: 2380 };

/** Network of a slot (0 to 255): 10.231.<slot>.0/24, or loopback 127.231.<slot>.x. */
export function layoutOf(slot: number, namespaces: boolean, ports: Layout['ports'] = usualPorts): Layout {
  const base = `${namespaces ? 10 : 127}.231.${slot}`;
  return {
    namespaces,
    slot,
    // Traffic between loopback addresses comes from 127.0.0.1.
    network: namespaces ? `${base}.0/24` : '127.0.0.0/8',
    gateway: `${base}.1`,
    addresses: { pg1: `${base}.11`, pg2: `${base}.12`, pg3: `${base}.13` },
    ports,
  };
}

/** Slots in the order a folder tries them; folders rarely start at the same one. */
export function slotsFrom(folder: string): number[] {
  const first = createHash('sha256').update(folder).digest()[0] ?? 0;
  return Array.from({ length: 256 }, (_, index) => (first + index) % 256);
}
