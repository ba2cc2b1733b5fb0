import type { Db } from '../db/schema.ts';
import { drain } from './drain.ts';
import type { Draining } from './duties.ts';

interface Running {
  again: boolean;
  ended: Promise<void>;
}

/** One background drain per database and process: a second request only asks the first to look again. */
const running = new WeakMap<Db, Running>();

/** Starts drain() behind the answer. It never throws: what goes wrong is logged, and the next drain finds the work. */
export function drainSoon<S>(services: Draining<S>): void {
  const current = running.get(services.db);
  if (current) {
    current.again = true;
    return;
  }
  const entry: Running = { again: true, ended: Promise.resolve() };
  running.set(services.db, entry);
  entry.ended = run(services, entry);
}

/** Resolves when no background drain is left on this database; a process that stops waits for it. */
export async function drainsEnded(db: Db): Promise<void> {
  for (let entry = running.get(db); entry; entry = running.get(db)) await entry.ended;
}

async function run<S>(services: Draining<S>, entry: Running): Promise<void> {
  // After the answer: nothing here runs in the request's own turn.
  await new Promise(setImmediate);
  try {
    while (entry.again) {
      entry.again = false;
      await drain(services);
    }
  } catch (error) {
    services.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'background drain failed');
  } finally {
    running.delete(services.db);
  }
}
