import type { Db } from '../db/schema.ts';
import { runLane } from './run-jobs.ts';
import { lanes, type JobServices, type Lane } from './duties.ts';

interface Running {
  again: boolean;
  ended: Promise<void>;
}

/** One background run per lane, database and process: a second request makes the first check again. */
const running = new WeakMap<Db, Map<Lane, Running>>();

/** Starts every lane after the response. Never throws: errors are logged, and the next run finds the work. */
export function runJobsSoon<S>(services: JobServices<S>): void {
  for (const lane of lanes) start(services, lane);
}

/** Resolves when no background run is left on this database; awaited on shutdown. */
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
  // Runs after the response, not in the request's turn.
  await new Promise(setImmediate);
  try {
    while (entry.again) {
      entry.again = false;
      const { busy, more } = await runLane(services, lane);
      if (more) entry.again = true;
      if (busy) for (const other of lanes) if (other !== lane) start(services, other);
    }
  } catch (error) {
    services.log.error({ lane, error: error instanceof Error ? error.name : 'unknown' }, 'background job run failed');
  } finally {
    running.get(services.db)?.delete(lane);
  }
}
