import {
  startPrivatePostgres,
  type PrivateServer,
  type Standby,
} from '../../../apps/api/src/testing/start-postgres.ts';
import { startProxy } from '../../../apps/api/src/testing/start-proxy.ts';

/** PostgreSQL with a follower, behind one address. */
export interface Cluster {
  databaseUrl: string;
  crash: () => Promise<void>;
  restart: () => Promise<void>;
  /** Ends the first for good and promotes the second; there is no third, so later calls restart it. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startCluster(): Promise<Cluster> {
  const primary = await startPrivatePostgres();
  if (!primary) throw new Error('There are no programs of a PostgreSQL server to start.');
  const proxy = await startProxy(primary.adminUrl);
  let current: PrivateServer = primary;
  let standby: Standby | undefined;
  try {
    standby = await primary.startStandby();
  } catch (error) {
    await proxy.stop();
    await primary.stop();
    throw error;
  }
  const second = standby;
  return {
    databaseUrl: proxy.databaseUrl,
    crash: () => current.crash(),
    restart: () => current.restart(),
    failOver: async () => {
      if (current === second) return current.restart();
      await primary.die();
      // For a while, all connections reach a server that refuses writes.
      proxy.turnTo(second.adminUrl);
      await second.promote();
      current = second;
    },
    stop: async () => {
      await proxy.stop();
      // The first waits for the second on every commit until it ends.
      const ends = await Promise.allSettled([primary.stop(), second.stop()]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}
