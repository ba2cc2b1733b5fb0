import { cutLeader } from './cut-leader.ts';
import { fillDisk } from './fill-disk.ts';
import { freezeLeader } from './freeze-leader.ts';
import { killEtcd } from './kill-etcd.ts';
import { killLeaderAhead } from './kill-leader-ahead.ts';
import { killLeader } from './kill-leader.ts';
import { killPostgres } from './kill-postgres.ts';
import type { NamedDrill } from './named-drill.ts';
import { restartPooler } from './restart-pooler.ts';
import { restore } from './restore.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';
import { switchover } from './switchover.ts';

export const drills: readonly NamedDrill[] = [
  killLeader,
  killLeaderAhead,
  killPostgres,
  freezeLeader,
  cutLeader,
  fillDisk,
  killEtcd,
  restartPooler,
  switchover,
  rollingUpgrade,
  restore,
];
