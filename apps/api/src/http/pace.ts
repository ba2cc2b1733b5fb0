import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work after the pauses of earlier work. */
export type Pace = <T>(work: () => T) => Promise<T>;

interface Parts {
  /** Milliseconds; replaceable in tests. */
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Pauses after each piece of work, for a multiple of its duration, so the event loop can serve other calls. */
export function createPace(pauseTimes: number, { clock = () => performance.now(), wait = sleep }: Parts = {}): Pace {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let took = 0;
    const done = last.then(() => {
      const start = clock();
      try {
        return work();
      } finally {
        took = clock() - start;
      }
    });
    const pause = (): Promise<unknown> => wait(took * pauseTimes);
    last = done.then(pause, pause);
    return done;
  };
}
