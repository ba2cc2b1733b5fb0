import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Command } from '../../../apps/api/src/testing/start-postgres.ts';
import { nodeNames, type Layout, type NodeName } from './layout.ts';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const bridgeOf = (slot: number): string => `tele${slot}`;
const nameOf = (slot: number, node: NodeName): string => `${bridgeOf(slot)}-${node}`;

export function canMakeNetworks(): boolean {
  const probe = `tele-${process.pid}`;
  try {
    run('ip', 'netns', 'add', probe);
    run('ip', 'link', 'add', probe, 'type', 'bridge');
    return true;
  } catch {
    return false;
  } finally {
    tolerate(() => run('ip', 'link', 'del', probe));
    tolerate(() => run('ip', 'netns', 'del', probe));
  }
}

/** Claims a slot's network for a folder. Returns false if another folder has it. */
export function takeNetwork(slot: number, folder: string): boolean {
  const bridge = bridgeOf(slot);
  // Left by a killed cluster of this folder.
  if (ownerOf(bridge) === folder) dropNetwork(slot);
  try {
    run('ip', 'link', 'add', bridge, 'type', 'bridge');
  } catch {
    return false;
  }
  run('ip', 'link', 'set', bridge, 'alias', folder);
  return true;
}

export function cable({ slot, gateway, addresses }: Layout): void {
  run('ip', 'address', 'add', `${gateway}/24`, 'dev', bridgeOf(slot));
  run('ip', 'link', 'set', bridgeOf(slot), 'up');
  for (const node of nodeNames) {
    const name = nameOf(slot, node);
    run('ip', 'netns', 'add', name);
    run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    run('ip', 'link', 'set', name, 'master', bridgeOf(slot), 'up');
    run('ip', '-n', name, 'address', 'add', `${addresses[node]}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) run('ip', '-n', name, 'link', 'set', device, 'up');
    run('ip', '-n', name, 'route', 'add', 'default', 'via', gateway);
  }
}

export function dropNetwork(slot: number): void {
  for (const node of nodeNames) {
    const name = nameOf(slot, node);
    tolerate(() => run('ip', 'link', 'del', name));
    if (existsSync(`/run/netns/${name}`)) tolerate(() => run('ip', 'netns', 'del', name));
  }
  tolerate(() => run('ip', 'link', 'del', bridgeOf(slot)));
}

export function setCable(slot: number, node: NodeName, state: 'up' | 'down'): void {
  run('ip', 'link', 'set', nameOf(slot, node), state);
}

export function inNamespace(slot: number, node: NodeName, [program, args]: Command): Command {
  return ['nsenter', [`--net=/run/netns/${nameOf(slot, node)}`, program, ...args]];
}

function ownerOf(bridge: string): string | undefined {
  try {
    const [link] = JSON.parse(run('ip', '-json', 'link', 'show', bridge)) as { ifalias?: string }[];
    return link?.ifalias;
  } catch {
    return undefined;
  }
}

function tolerate(act: () => unknown): void {
  try {
    act();
  } catch {
    // No such network.
  }
}
