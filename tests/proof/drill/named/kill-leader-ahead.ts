import { setTimeout as wait } from 'node:timers/promises';
import { holdSenders } from './hold-senders.ts';
import { awayMs, type NamedDrill } from './named-drill.ts';

const aheadMs = 2_000;
const patienceMs = 20_000;

export const killLeaderAhead: NamedDrill = {
  name: 'kill-leader-ahead',
  what: 'kill -9 of the leader’s host after its followers have been sent nothing for 2 s; it is back after 30 s',
  act: async ({ cluster, world: { promises }, synchronous }) => {
    const leader = await cluster.leader();
    const senders = await holdSenders(cluster.adminUrl);
    const booked = promises.accepted.size;
    await wait(aheadMs);
    // Without synchronous commits, waits for a booking that exists on the leader only.
    const until = performance.now() + patienceMs;
    while (!synchronous && promises.accepted.size === booked && performance.now() < until) await wait(20);
    await leader.kill();
    await senders.end();
    await wait(awayMs);
    await leader.start();
  },
};
