import { setTimeout as wait } from 'node:timers/promises';
import { awayMs, type NamedDrill } from './named-drill.ts';

export const freezeLeader: NamedDrill = {
  name: 'freeze-leader',
  what: 'SIGSTOP of all of the leader’s host for 30 s, then SIGCONT: it wakes and believes that it leads',
  act: async ({ cluster }) => {
    const leader = await cluster.leader();
    await leader.freeze();
    await wait(awayMs);
    await leader.thaw();
  },
};
