import { setTimeout as wait } from 'node:timers/promises';
import type { NamedDrill } from './named-drill.ts';

const fullMs = 20_000;

export const fillDisk: NamedDrill = {
  name: 'fill-disk',
  what: 'the disk of the leader full for 20 s',
  act: async ({ cluster }) => {
    const leader = await cluster.leader();
    await leader.fillDisk();
    await wait(fullMs);
    await leader.freeDisk();
  },
};
