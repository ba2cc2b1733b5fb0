import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { lockFolder } from '../../../apps/api/src/db/lock-file.ts';
import { freePort } from '../../../apps/api/src/testing/free-port.ts';
import { lend, mustReach } from './account.ts';
import { unmountDisk } from './disk.ts';
import type { Front } from './front.ts';
import { layoutOf, nodeNames, slotsFrom, type Layout } from './layout.ts';
import { killAll } from './living.ts';
import { cable, canMakeNetworks, dropNetwork, takeNetwork } from './network.ts';
import { passwordsIn, type Passwords } from './secrets.ts';

export interface Place {
  folder: string;
  layout: Layout;
  front: Front;
  passwords: Passwords;
  /** Releases networks, disks and the folder. No process may run in it. */
  close: () => void;
}

/** Ends leftovers of a killed cluster. Throws if one is still running. */
export async function clearPlace(folder: string): Promise<void> {
  const unlock = lockFolder(folder, 'TELE_DATA_DIR');
  try {
    await killAll(folder);
  } finally {
    unlock();
  }
}

export async function openPlace(folder: string, namespaces: boolean | undefined): Promise<Place> {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  mkdirSync(join(folder, 'backups'), { recursive: true });
  mustReach(folder);
  lend(join(folder, 'backups'));
  const unlock = lockFolder(folder, 'TELE_DATA_DIR');
  try {
    await killAll(folder);
    const layout = await aLayout(folder, namespaces);
    const close = (): void => {
      for (const name of nodeNames) unmountDisk(join(folder, name));
      if (layout.namespaces) dropNetwork(layout.slot);
      unlock();
    };
    return { folder, layout, front: await aFront(), passwords: passwordsIn(join(folder, 'passwords.json')), close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function aLayout(folder: string, ownNetworks: boolean | undefined): Promise<Layout> {
  const file = join(folder, 'layout.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Layout) : undefined;
  const namespaces = kept?.namespaces ?? ownNetworks ?? canMakeNetworks();
  if (namespaces && !canMakeNetworks()) {
    throw new Error(
      `The nodes of ${folder} have networks of their own, which only root may make. Run this as root, or begin with another folder.`,
    );
  }
  const layout = await (namespaces ? aNetwork(folder, kept) : aLoopback(folder, kept));
  writeFileSync(file, JSON.stringify(layout, null, 2));
  return layout;
}

function aNetwork(folder: string, kept: Layout | undefined): Layout {
  const slot = (kept ? [kept.slot] : slotsFrom(folder)).find((one) => takeNetwork(one, folder));
  if (slot === undefined) {
    throw new Error(
      `The network of ${folder} is another cluster's now (ip link show tele${kept?.slot ?? 0}). Stop that one first.`,
    );
  }
  const layout = layoutOf(slot, true);
  cable(layout);
  return layout;
}

async function aLoopback(folder: string, kept: Layout | undefined): Promise<Layout> {
  const slots = kept ? [kept.slot] : slotsFrom(folder);
  const ports = kept?.ports ?? (await aPortEach());
  for (const slot of slots) {
    const layout = layoutOf(slot, false, ports);
    const taken = await Promise.all(Object.values(layout.addresses).map((host) => answers(host, ports.patroni)));
    if (!taken.includes(true)) return layout;
  }
  throw new Error(`Something listens where the nodes of ${folder} do. Stop it first.`);
}

async function aPortEach(): Promise<Layout['ports']> {
  const [postgres, patroni, etcdClient, etcdPeer] = await distinctPorts(4);
  return { postgres, patroni, etcdClient, etcdPeer } as Layout['ports'];
}

async function aFront(): Promise<Front> {
  const [leader, replica, pooler] = await distinctPorts(3);
  return { leader, replica, pooler } as Front;
}

async function distinctPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, host);
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
