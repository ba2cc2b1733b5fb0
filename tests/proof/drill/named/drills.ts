import { setTimeout as wait } from 'node:timers/promises';
import { checkRestored } from '../restored/check-restored.ts';
import { killLeaderAhead } from './kill-leader-ahead.ts';
import { awayMs, type NamedDrill } from './named-drill.ts';
import { unpackEarlier } from './unpack-earlier.ts';

const etcdAwayMs = 10_000;
const fullMs = 20_000;
/** Time before the restore point, and the lost time after it. */
const [keptMs, lostMs] = [10_000, 15_000];

type Fault = 'kill' | 'freeze' | 'cut' | 'fillDisk';
type Repair = 'start' | 'thaw' | 'mend' | 'freeDisk';

/** Breaks the leader's host, and repairs it after a while. */
const onLeader =
  (fault: Fault, repair: Repair, ms = awayMs): NamedDrill['act'] =>
  async ({ cluster }) => {
    const leader = await cluster.leader();
    await leader[fault]();
    await wait(ms);
    await leader[repair]();
  };

export const drills: readonly NamedDrill[] = [
  {
    name: 'kill-leader',
    what: 'kill -9 of the leader’s host, PostgreSQL and Patroni; the host is back after 30 s',
    act: onLeader('kill', 'start'),
  },
  killLeaderAhead,
  {
    name: 'kill-postgres',
    what: 'kill -9 of the leader’s PostgreSQL; its Patroni lives',
    act: async ({ cluster }) => (await cluster.leader()).killPostgres(),
  },
  {
    name: 'freeze-leader',
    what: 'SIGSTOP of all of the leader’s host for 30 s, then SIGCONT: it wakes and believes that it leads',
    act: onLeader('freeze', 'thaw'),
  },
  {
    name: 'cut-leader',
    what: 'the network of the leader’s host cut for 30 s',
    act: onLeader('cut', 'mend'),
  },
  {
    name: 'fill-disk',
    what: 'the disk of the leader full for 20 s',
    act: onLeader('fillDisk', 'freeDisk', fullMs),
  },
  {
    name: 'kill-etcd',
    what: 'kill -9 of etcd’s leader; it is back after 10 s',
    act: async ({ cluster }) => {
      const startAgain = await cluster.killEtcdLeader();
      await wait(etcdAwayMs);
      await startAgain();
    },
  },
  {
    name: 'restart-pooler',
    what: 'kill -9 of PgBouncer, which is started again at once',
    act: ({ cluster }) => cluster.pooler.restart(),
  },
  {
    name: 'switchover',
    what: 'a planned switchover: the pooler is paused, another server leads, the pooler goes on',
    faultless: true,
    act: ({ cluster }) => cluster.switchOver(),
  },
  {
    name: 'rolling-upgrade',
    what: 'every process of the API in turn from the version before the newest migration to this one, which migrates',
    faultless: true,
    earlier: unpackEarlier,
    act: async ({ site, server }) => {
      for (const member of site.fleet.members) await member.replace(server);
    },
  },
  {
    name: 'restore',
    what: 'a backup; later, a server of its own restored to a point of that time, and its money reconciled with the provider',
    act: async (scene) => {
      await scene.cluster.backUp();
      await wait(keptMs);
      const before = structuredClone(scene.world.promises);
      await wait(50);
      const at = new Date();
      await wait(lostMs);
      return () => checkRestored(scene, { at, before });
    },
  },
];
