import { ApiError } from './api-error.ts';

/** Gives up the turn during `wait`, then queues without a limit: started work is never refused halfway. */
export type StepAside = <T>(wait: () => Promise<T>) => Promise<T>;

export type TakeTurn = <T>(key: string, work: (stepAside: StepAside) => Promise<T>) => Promise<T>;

export const noTurn: StepAside = (wait) => wait();

interface Queue {
  running: number;
  waiting: (() => void)[];
}

interface Options {
  atOnce: number;
  waitMs: number;
  /** Maximum waiting per key; more are refused at once. */
  mostWaiting?: number;
}

/** Runs up to `atOnce` per key, so none takes every connection. Others queue for up to `waitMs`. */
export function createTurns({ atOnce, waitMs, mostWaiting = Number.POSITIVE_INFINITY }: Options): TakeTurn {
  const queues = new Map<string, Queue>();

  async function arrive(key: string, limitMs?: number): Promise<Queue> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else if (limitMs !== undefined && queue.waiting.length >= mostWaiting) throw tooMany();
    else await waitIn(queue, limitMs);
    return queue;
  }

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  return async (key, work) => {
    let held: Queue | undefined = await arrive(key, waitMs);
    let away = 0;
    let ended = false;
    const stepOut = (): void => {
      if (held) leave(key, held);
      held = undefined;
    };
    const stepBack = async (): Promise<void> => {
      const queue = await arrive(key);
      // The work has ended, stepped aside again, or already returned.
      if (ended || away > 0 || held) leave(key, queue);
      else held = queue;
    };
    try {
      return await work(async (wait) => {
        if (ended) return wait();
        away += 1;
        stepOut();
        try {
          return await wait();
        } finally {
          away -= 1;
          if (away === 0 && !ended) await stepBack();
        }
      });
    } finally {
      ended = true;
      stepOut();
    }
  };
}

const tooMany = (): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', 'Too many requests at once. Try again in a second.', {
    retryAfter: 1,
  });

/** Resolves in order; without a limit it waits indefinitely. */
function waitIn(queue: Queue, limitMs: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const giveUp = (): void => {
      queue.waiting.splice(queue.waiting.indexOf(start), 1);
      reject(new ApiError('UNAVAILABLE', 'Tele isn’t available right now. Please try again.'));
    };
    const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs);
    queue.waiting.push(start);
  });
}
