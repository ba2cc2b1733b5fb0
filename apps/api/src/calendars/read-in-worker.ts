import { Worker } from 'node:worker_threads';
import type { BusyTimes, Window } from './busy-times.ts';
import type { Task } from './calendar-worker.ts';

/** CPU milliseconds per file. */
const limitMs = 1_000;
/** Milliseconds until a stuck thread is ended: on a busy machine, a second of CPU takes far longer. */
const longestMs = 20_000;
/** CPU milliseconds charged for a stuck file. */
const stuckCpuMs = 5_000;
const idleMs = 30_000;
/** Limit of downloads (vendors/foreign-calendars.ts). */
const mostCharacters = 5 * 1024 * 1024;
/** Files of that size need up to 200 MB. Running out ends the thread; a larger single value, the process. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

// Lambda bundles have the worker as a separate file (lambda/bundle.ts).
const file = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-worker.ts' : './calendar-worker.mjs',
  import.meta.url,
);

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Runs `busyTimes` in a worker, one file at a time. A crash or timeout is 'too-much' and replaces it. */
export async function readBusyTimes(text: string, window: Window): Promise<BusyTimes> {
  if (text.length > mostCharacters) return { tag: 'failed', fault: 'too-large', cpuMs: 0 };
  const answer = last.then(() => ask({ text, window, limitMs }));
  last = answer.catch(() => undefined);
  return answer;
}

async function ask(task: Task): Promise<BusyTimes> {
  clearTimeout(idle);
  worker ??= startWorker();
  const thread = worker;
  thread.ref();
  const answer = await answerOf(thread, task);
  if (answer) {
    thread.unref();
    idle = setTimeout(end, idleMs, thread).unref();
    return { ...answer, cpuMs: Math.max(1, answer.cpuMs) };
  }
  end(thread);
  return { tag: 'failed', fault: 'too-much', cpuMs: stuckCpuMs };
}

function answerOf(thread: Worker, task: Task): Promise<BusyTimes | undefined> {
  return new Promise((done) => {
    const settle = (answer?: BusyTimes): void => {
      clearTimeout(tooLate);
      thread.off('message', settle).off('error', fail).off('exit', fail);
      done(answer);
    };
    const fail = (): void => settle();
    const tooLate = setTimeout(fail, longestMs);
    thread.on('message', settle).on('error', fail).on('exit', fail);
    thread.postMessage(task);
  });
}

function startWorker(): Worker {
  const thread = new Worker(file, { resourceLimits });
  // An error between files ends the thread; the next file starts another.
  thread.on('error', () => end(thread));
  return thread;
}

function end(thread: Worker): void {
  if (worker === thread) worker = undefined;
  void thread.terminate();
}
