import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work when those before it have had their pause. */
export type Pace = <T>(work: () => T) => Promise<T>;

interface Parts {
  /** Milliseconds; seams for tests. */
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Lets the event loop answer other calls: after each piece of work comes a pause of so many times its length. */
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
