import type { Db } from '../db/schema.ts';
import { runLane } from './run-jobs.ts';
import { lanes, type JobServices, type Lane } from './duties.ts';

interface Running {
  again: boolean;
  ended: Promise<void>;
}

/** One background job run for each lane, per database and process: a second request only asks the first to look again. */
const running = new WeakMap<Db, Map<Lane, Running>>();

/** Starts runJobs() behind the answer. It never throws: what goes wrong is logged, and the next job run finds the work. */
export function runJobsSoon<S>(services: JobServices<S>): void {
  for (const lane of lanes) start(services, lane);
}

/** Resolves when no background job run is left on this database; a process that stops waits for it. */
export async function jobsEnded(db: Db): Promise<void> {
  for (let left = entries(db); left.length > 0; left = entries(db)) await Promise.all(left.map(({ ended }) => ended));
}

function entries(db: Db): Running[] {
  return [...(running.get(db)?.values() ?? [])];
}

function start<S>(services: JobServices<S>, lane: Lane): void {
  const ofDatabase = running.get(services.db) ?? new Map<Lane, Running>();
  running.set(services.db, ofDatabase);
  const current = ofDatabase.get(lane);
  if (current) {
    current.again = true;
    return;
  }
  const entry: Running = { again: true, ended: Promise.resolve() };
  ofDatabase.set(lane, entry);
  entry.ended = run(services, lane, entry);
}

async function run<S>(services: JobServices<S>, lane: Lane, entry: Running): Promise<void> {
  // After the answer: nothing here runs in the request's own turn.
  await new Promise(setImmediate);
  try {
    while (entry.again) {
      entry.again = false;
      const { busy, more } = await runLane(services, lane);
      if (more) entry.again = true;
      // What was done here may have made work there.
      if (busy) for (const other of lanes) if (other !== lane) start(services, other);
    }
  } catch (error) {
    services.log.error({ lane, error: error instanceof Error ? error.name : 'unknown' }, 'background job run failed');
  } finally {
    running.get(services.db)?.delete(lane);
  }
}
