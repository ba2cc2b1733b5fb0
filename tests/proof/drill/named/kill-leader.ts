import { setTimeout as wait } from 'node:timers/promises';
import { awayMs, type NamedDrill } from './named-drill.ts';

export const killLeader: NamedDrill = {
  name: 'kill-leader',
  what: 'kill -9 of the leader’s host, PostgreSQL and Patroni; the host is back after 30 s',
  act: async ({ cluster }) => {
    const leader = await cluster.leader();
    await leader.kill();
    await wait(awayMs);
    await leader.start();
  },
};
