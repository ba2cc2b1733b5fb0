import { ApiError } from './api-error.ts';

/** Leaves the turn to others for as long as `wait` takes, and takes another turn after it; no two at once. */
export type StepAside = <T>(wait: () => Promise<T>) => Promise<T>;

/** Runs `work` when its turn under `key` has come. */
export type TakeTurn = <T>(key: string, work: (stepAside: StepAside) => Promise<T>) => Promise<T>;

/** Of work that took no turn. */
export const noTurn: StepAside = (wait) => wait();

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets at most `together` pieces of work run at a time under one key, so that callers who wait for one locked row do not take
 * every connection from everybody else. The next one waits in order, without a connection, and is refused after `waitMs`.
 */
export function createTurns({ together, waitMs }: { together: number; waitMs: number }): TakeTurn {
  const queues = new Map<string, Queue>();

  async function arrive(key: string): Promise<Queue> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < together) queue.running += 1;
    else await waitIn(queue, waitMs);
    return queue;
  }

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    // The place goes from one to the next.
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  return async (key, work) => {
    let queue: Queue | undefined = await arrive(key);
    const stepOut = (): void => {
      if (queue) leave(key, queue);
      queue = undefined;
    };
    try {
      return await work(async (wait) => {
        stepOut();
        const waited = await wait();
        queue = await arrive(key);
        return waited;
      });
    } finally {
      stepOut();
    }
  };
}

function waitIn(queue: Queue, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(called), 1);
      reject(new ApiError('UNAVAILABLE', 'The service is not available right now. Please try again.'));
    }, waitMs);
    queue.waiting.push(called);
  });
}
