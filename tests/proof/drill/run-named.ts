import { setTimeout as wait } from 'node:timers/promises';
import { behindPooler } from '../cluster/behind-pooler.ts';
import { startCluster, type Cluster } from '../cluster/start-cluster.ts';
import { openDatabase } from '../../../apps/api/src/db/open.ts';
import { ask } from '../../../apps/api/src/testing/ask.ts';
import { aCast } from './cast.ts';
import { createDice } from './dice.ts';
import { startFront } from './front.ts';
import { inspect } from './inspect.ts';
import { startLoad } from './load.ts';
import { longestGap } from './measure/longest-gap.ts';
import { startProbe } from './measure/probe.ts';
import { countErrors, type Row } from './measure/row.ts';
import { headOfRows, lineOfRow } from './measure/table.ts';
import type { Earlier, NamedDrill, Scene } from './named/named-drill.ts';
import { printFindings, printTable, type Finding } from './report.ts';
import { settle } from './settle.ts';
import { startSite, type Site } from './site.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { startWorld } from './world.ts';

const atOnce = 6;
/** Running time before the fault and after recovery. */
const warmMs = 8_000;

export interface Plan {
  seconds: number;
  seed: string;
  server: string;
  synchronous: boolean;
}

export async function runNamed(drill: NamedDrill, plan: Plan): Promise<number> {
  const row = await onCluster(plan, (cluster) => drillOn(cluster, drill, plan));
  console.log(`\n${[...headOfRows(), lineOfRow(row)].join('\n')}`);
  return row.passed ? 0 : 1;
}

export async function onCluster<T>({ synchronous }: Plan, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  console.log(`Starting a cluster, synchronous replication ${synchronous ? 'on' : 'off'}…`);
  const cluster = await startCluster({ synchronous });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= cluster.stop());
  const forget = stopOnSignal(stop);
  try {
    await cluster.whole();
    return await work(cluster);
  } finally {
    await stop();
    forget();
  }
}

/** Runs a drill on an empty database under load, waits for it to settle, checks everything and prints findings. */
export async function drillOn(cluster: Cluster, drill: NamedDrill, plan: Plan): Promise<Row> {
  console.log(`\n${drill.name}: ${drill.what} (--seed ${plan.seed})`);
  const earlier = await drill.earlier?.();
  let site: Site | undefined;
  let forget: (() => void) | undefined;
  try {
    await empty(cluster);
    site = await startSite({
      databaseUrl: cluster.databaseUrl,
      entry: earlier?.server ?? plan.server,
      front: startFront,
      // A process announces its end, so the balancer stops using it.
      env: { DATABASE_READ_URL: cluster.readUrl, ...behindPooler, DRAIN_MS: '1500' },
      ...(earlier && { prepare: async () => undefined }),
    });
    forget = stopOnSignal(site.stop);
    return await underLoad({ cluster, site, drill, plan, earlier });
  } finally {
    await site?.stop();
    forget?.();
    earlier?.remove();
  }
}

interface Setting {
  cluster: Cluster;
  site: Site;
  drill: NamedDrill;
  plan: Plan;
  earlier: Earlier | undefined;
}

async function underLoad({ cluster, site, drill, plan, earlier }: Setting): Promise<Row> {
  const { database, sandbox } = site;
  const dice = createDice(`${plan.seed}/${drill.name}`);
  const size = { patients: 48, visitors: 24, specialists: 10, sandbox };
  const cast = await aCast(database.db, { ...size, ...(earlier && { people: earlier.people }) });
  const front = { url: site.url, isAway: () => false };
  const { world, counts } = startWorld({ ...site, fleet: { members: [front] }, cast });
  const scene: Scene = { cluster, site, world, server: earlier?.later ?? plan.server, synchronous: plan.synchronous };

  const load = startLoad({ world, dice: dice.branch('load'), atOnce });
  const probe = startProbe(world, dice.branch('probe'));
  const stop = (): Promise<unknown> => Promise.all([load.stop(), probe.stop()]);
  const { lookAgain, from, whole, until } = await through(scene, { drill, leastMs: plan.seconds * 1_000 }).catch(
    (error: unknown) => {
      // Otherwise they would call stopped servers for ever.
      stop().catch(() => undefined);
      throw error;
    },
  );
  await stop();
  console.log(`${load.journeys()} journeys, ${world.promises.accepted.size} bookings; settling…`);

  const findings = await look(scene, counts);
  if (lookAgain) findings.push(...(await lookAgain()));
  findings.push({ check: 'no process ended by itself', wrong: site.fleet.endedByThemselves });
  const { errors, unanswered } = countErrors(counts);
  const seen = [...counts.answers]
    .filter(([word]) => !/^[234]/.test(word))
    .map(([word, times]) => `${times} × ${word}`);
  if (drill.faultless) findings.push({ check: 'no caller saw an error', wrong: seen });
  findings.push({
    check: 'every call was answered in the end',
    wrong: unanswered > 0 ? [`${unanswered} were not`] : [],
  });
  printTable('Answers', counts.answers);
  const failed = printFindings(findings);
  return {
    name: drill.name,
    lost: countOf(findings, 'answers'),
    wrongMoney: countOf(findings, 'money'),
    writesMs: longestGap(probe.writes, { from, until }),
    readsMs: longestGap(probe.reads, { from, until }),
    errors,
    unanswered,
    wholeMs: whole - from,
    passed: failed === 0,
  };
}

async function through(scene: Scene, { drill, leastMs }: { drill: NamedDrill; leastMs: number }) {
  const begun = performance.now();
  await wait(warmMs);
  const from = performance.now();
  const lookAgain = await drill.act(scene);
  await scene.cluster.whole();
  const whole = performance.now();
  await wait(Math.max(warmMs, leastMs - (whole - begun)));
  return { lookAgain, from, whole, until: performance.now() };
}

/** New connections: the load's may lead to a demoted server. */
async function look({ cluster, site, world }: Scene, counts: Parameters<typeof inspect>[2]): Promise<Finding[]> {
  const database = await openDatabase({ databaseUrl: cluster.adminUrl, dataDir: '', namedStatements: false });
  try {
    const left = await settle(database);
    return [{ check: 'nothing is left to do', wrong: left }, ...(await inspect({ ...site, database }, world, counts))];
  } finally {
    await database.close();
  }
}

function countOf(findings: readonly Finding[], about: Finding['about']): number {
  return findings.filter((one) => one.about === about).reduce((sum, { wrong }) => sum + wrong.length, 0);
}

async function empty({ databaseUrl }: Cluster): Promise<void> {
  await ask(databaseUrl, ['drop schema public cascade', 'create schema public'], 60_000);
}
