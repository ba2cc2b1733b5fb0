import { setTimeout as wait } from 'node:timers/promises';
import { startBalancer } from './balancer.ts';
import { aCast } from './cast.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { createDice, type Dice } from './dice.ts';
import { inspect } from './inspect.ts';
import { startLoad } from './load.ts';
import { printReport } from './report.ts';
import { settle } from './settle.ts';
import { startSite, type Site } from './site.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { startStorm } from './weather.ts';
import { startWorld } from './world.ts';

const atOnce = 16;

interface StormOptions {
  minutes: number;
  seed: string;
  server: string;
}

/** Journeys on three API processes and two PostgreSQL servers under faults. Returns the exit code. */
export async function storm({ minutes, seed, server }: StormOptions): Promise<number> {
  console.log(`Drill of ${minutes} minutes with --seed ${seed}`);
  const postgres = await startCluster();
  const site = await startSite({ databaseUrl: postgres.databaseUrl, entry: server, front: startBalancer });
  let stopping: Promise<string[]> | undefined;
  const stop = (): Promise<string[]> => (stopping ??= site.stop().then(() => deadlocksOf(postgres)));
  stopOnSignal(stop);
  try {
    return await drill({ site, postgres, stop, dice: createDice(seed), minutes, seed });
  } finally {
    await stop();
  }
}

interface Scene {
  site: Site;
  postgres: Cluster;
  /** Returns the deadlocks that PostgreSQL ended. */
  stop: () => Promise<string[]>;
  dice: Dice;
  minutes: number;
  seed: string;
}

async function drill({ site, postgres, stop, dice, minutes, seed }: Scene): Promise<number> {
  const { database, fleet, sandbox } = site;
  const cast = await aCast(database.db, { patients: 48, specialists: 10, sandbox });
  const { world, counts } = startWorld({ ...site, cast });

  const weather = startStorm({ ...site, postgres, dice: dice.branch('storm') }, minutes);
  const load = startLoad({ world, dice, atOnce });
  await Promise.race([load.ended, wait(minutes * 60_000)]);
  const ended = load.stop();
  await weather.calm();
  await ended;
  console.log(`${load.journeys()} journeys in ${minutes} minutes; settling…`);
  const left = await settle(database);
  const findings = [{ check: 'nothing is left to do', wrong: left }, ...(await inspect(site, world, counts))];
  const deadlocks = await stop();
  findings.push(
    { check: 'no process ended by itself', wrong: fleet.endedByThemselves },
    { check: 'no deadlock', wrong: deadlocks },
  );
  return printReport({ journeys: load.journeys(), world, counts, acts: weather.acts, findings, seed, minutes });
}

function deadlocksOf(postgres: Cluster): Promise<string[]> {
  return postgres.stop().then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : 'PostgreSQL did not stop.'],
  );
}
