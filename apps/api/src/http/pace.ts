import { setTimeout as sleep } from 'node:timers/promises';

export type Pace = <T>(work: () => T) => Promise<T>;

interface Parts {
  clock?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
}

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
