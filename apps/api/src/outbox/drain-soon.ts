import type { Db } from '../db/schema.ts';
import { drainLane } from './drain.ts';
import { lanes, type Draining, type Lane } from './duties.ts';

interface Running {
  again: boolean;
  ended: Promise<void>;
}

/** One background drain for each lane, per database and process: a second request only asks the first to look again. */
const running = new WeakMap<Db, Map<Lane, Running>>();

/** Starts drain() behind the answer. It never throws: what goes wrong is logged, and the next drain finds the work. */
export function drainSoon<S>(services: Draining<S>): void {
  for (const lane of lanes) start(services, lane);
}

/** Resolves when no background drain is left on this database; a process that stops waits for it. */
export async function drainsEnded(db: Db): Promise<void> {
  for (let left = entries(db); left.length > 0; left = entries(db)) await Promise.all(left.map(({ ended }) => ended));
}

function entries(db: Db): Running[] {
  return [...(running.get(db)?.values() ?? [])];
}

function start<S>(services: Draining<S>, lane: Lane): void {
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

async function run<S>(services: Draining<S>, lane: Lane, entry: Running): Promise<void> {
  // After the answer: nothing here runs in the request's own turn.
  await new Promise(setImmediate);
  try {
    while (entry.again) {
      entry.again = false;
      const { busy, more } = await drainLane(services, lane);
      if (more) entry.again = true;
      // What was done here may have made work there.
      if (busy) for (const other of lanes) if (other !== lane) start(services, other);
    }
  } catch (error) {
    services.log.error({ lane, error: error instanceof Error ? error.name : 'unknown' }, 'background drain failed');
  } finally {
    running.get(services.db)?.delete(lane);
  }
}
