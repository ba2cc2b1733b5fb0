import { setTimeout as wait } from 'node:timers/promises';
import { awayMs, type NamedDrill } from './named-drill.ts';

export const cutLeader: NamedDrill = {
  name: 'cut-leader',
  what: 'the network of the leader’s host cut for 30 s',
  act: async ({ cluster }) => {
    const leader = await cluster.leader();
    await leader.cut();
    await wait(awayMs);
    await leader.mend();
  },
};
