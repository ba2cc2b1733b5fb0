import { setTimeout as wait } from 'node:timers/promises';
import type { NamedDrill } from './named-drill.ts';

const deadMs = 10_000;

export const killEtcd: NamedDrill = {
  name: 'kill-etcd',
  what: 'kill -9 of etcd’s leader; it is back after 10 s',
  act: async ({ cluster }) => {
    const startAgain = await cluster.killEtcdLeader();
    await wait(deadMs);
    await startAgain();
  },
};
