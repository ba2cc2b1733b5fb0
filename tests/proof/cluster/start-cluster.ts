import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { account } from './account.ts';
import { backrest, restore, type Restored } from './backups.ts';
import { prepareBalancer } from './balancer.ts';
import { makeDatabase } from './database.ts';
import { etcdLeaderOf, etcdReady } from './etcd.ts';
import { balancerValues, poolerValues, urlsOf, type Urls } from './front.ts';
import { prepareHost, type Host } from './host.ts';
import { installPrograms, type Programs } from './install.ts';
import { nodeNames, type NodeName } from './layout.ts';
import { killAll, thawAll } from './living.ts';
import { leaderOf, isHealthy } from './members.ts';
import { aNode, type Node } from './node.ts';
import { openPlace, type Place } from './place.ts';
import { preparePooler } from './pooler.ts';
import { setSynchronous } from './set-synchronous.ts';
import { switchOver } from './switch-over.ts';
import { whole } from './whole.ts';
import { writePatronictl } from './write-patronictl.ts';

export type { Node } from './node.ts';

export interface Cluster extends Urls {
  // `databaseUrl` and `readUrl`: PgBouncer to leader and replicas; `adminUrl`: superuser, directly to the leader.
  nodes: readonly Node[];
  leader: () => Promise<Node>;
  /** Waits for one leader, two streaming replicas and a synchronous standby. Returns the milliseconds. */
  whole: () => Promise<number>;
  /** Kills etcd's leader (-9). Returns a function that restarts it. */
  killEtcdLeader: () => Promise<() => Promise<void>>;
  pooler: { restart: () => Promise<void>; pause: () => Promise<void>; resume: () => Promise<void> };
  balancer: { restart: () => Promise<void> };
  switchOver: () => Promise<void>;
  backUp: () => Promise<void>;
  restoreTo: (target: Date) => Promise<Restored>;
  /** Command for operators: `<this> list`. */
  patronictl: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Kept and reused with its data; default: a temporary folder. */
  folder?: string;
  /** Strict: a commit waits for a second node. Default: true. */
  synchronous?: boolean;
  /** Network namespace for each node. Default: if permitted. */
  namespaces?: boolean;
  /** Aborts the start and ends running processes. */
  signal?: AbortSignal;
}

const programsFolder = resolve(import.meta.dirname, '../../../.data/programs');

export async function startCluster(options: Options = {}): Promise<Cluster> {
  const programs = installPrograms(programsFolder);
  const folder = resolve(options.folder ?? mkdtempSync(join(tmpdir(), 'tele-cluster-')));
  const place = await openPlace(folder, options.namespaces);
  const end = async (): Promise<void> => {
    await killAll(folder);
    place.close();
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const starting = startIn(place, programs, options.synchronous ?? true, end);
    return await Promise.race([starting, given(options.signal)]);
  } catch (error) {
    await end();
    throw error;
  }
}

function given(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, fail) => {
    const giveUp = (): void => fail(new Error('The start was given up.'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
}

async function startIn(
  place: Place,
  programs: Programs,
  synchronous: boolean,
  end: () => Promise<void>,
): Promise<Cluster> {
  const { folder, layout, front, passwords } = place;
  const hosts = nodeNames.map((name) =>
    prepareHost(name, { folder, layout, programs, values: nodeValues(place, programs, synchronous) }),
  );
  const hostOf = (name: NodeName): Host => hosts.find((host) => host.name === name) as Host;
  const balancer = prepareBalancer(folder, programs.haproxy, balancerValues(layout, front));
  const pooler = preparePooler(folder, programs.pgbouncer, poolerValues(front, passwords));
  const urls = urlsOf(front, passwords);
  const nodes = hosts.map((host) => aNode(host, layout, passwords));
  const patronictl = writePatronictl(folder, programs.patroni);
  const isWhole = (): Promise<number> => whole(layout, urls.adminUrl, synchronous);

  for (const { etcd } of hosts) etcd.start();
  await etcdReady(layout);
  for (const { patroni } of hosts) patroni.start();
  await leaderOf(layout);
  await setSynchronous(layout, passwords.PATRONI_PASSWORD, synchronous);
  balancer.start();
  pooler.part.start();
  await isWhole();
  await makeDatabase(urls.adminUrl, passwords.APP_PASSWORD);
  const leaderHost = async (): Promise<Host> => hostOf(await leaderOf(layout));
  await backrest(await leaderHost(), 'stanza-create');

  const stop = async (): Promise<void> => {
    thawAll(folder);
    await Promise.all([pooler.part.stop(), balancer.stop()]);
    const leads = await Promise.all(hosts.map(({ name }) => isHealthy(layout, name, '/primary')));
    // Leader last: a follower would take over.
    await Promise.all(hosts.filter((_, index) => !leads[index]).map(({ patroni }) => patroni.stop()));
    await Promise.all(hosts.map(({ patroni }) => patroni.stop()));
    // Kill is safe: etcd persists before it responds, and a graceful end would start elections.
    await Promise.all(hosts.map(({ etcd }) => etcd.kill()));
    await end();
  };
  let stopping: Promise<void> | undefined;
  return {
    ...urls,
    nodes,
    leader: async () => {
      const name = await leaderOf(layout);
      return nodes.find((node) => node.name === name) as Node;
    },
    whole: isWhole,
    killEtcdLeader: async () => {
      const { etcd } = hostOf(await etcdLeaderOf(layout));
      await etcd.kill();
      return async () => etcd.start();
    },
    pooler: { restart: () => pooler.part.kill().then(pooler.part.start), pause: pooler.pause, resume: pooler.resume },
    balancer: { restart: () => balancer.kill().then(balancer.start) },
    switchOver: () =>
      switchOver({
        layout,
        pooler,
        adminUrl: urls.adminUrl,
        replicaUrl: urls.adminUrl.replace(`:${front.leader}/`, `:${front.replica}/`),
        password: passwords.PATRONI_PASSWORD,
      }),
    backUp: async () => backrest(await leaderHost(), '--type=full', 'backup'),
    restoreTo: async (target) =>
      restore({ folder, target, leader: await leaderHost(), adminUrl: urls.adminUrl, programs: programs.postgres }),
    patronictl,
    stop: () => (stopping ??= stop()),
  };
}

function nodeValues(
  { folder, layout, passwords }: Place,
  { postgres }: Programs,
  synchronous: boolean,
): Record<string, string> {
  const { addresses, ports, network } = layout;
  return {
    PG1_ADDRESS: addresses.pg1,
    PG2_ADDRESS: addresses.pg2,
    PG3_ADDRESS: addresses.pg3,
    POSTGRES_PORT: String(ports.postgres),
    PATRONI_PORT: String(ports.patroni),
    ETCD_CLIENT_PORT: String(ports.etcdClient),
    ETCD_PEER_PORT: String(ports.etcdPeer),
    ETCD_STATE: 'new',
    NETWORK: network,
    POSTGRES_ACCOUNT: account,
    POSTGRES_PROGRAMS: postgres,
    SHARED_BUFFERS: '128MB',
    SYNCHRONOUS: String(synchronous),
    WATCHDOG: 'off',
    BACKUP_FOLDER: join(folder, 'backups'),
    SUPERUSER_PASSWORD: passwords.SUPERUSER_PASSWORD,
    REPLICATION_PASSWORD: passwords.REPLICATION_PASSWORD,
    REWIND_PASSWORD: passwords.REWIND_PASSWORD,
    PATRONI_PASSWORD: passwords.PATRONI_PASSWORD,
  };
}
