import { Worker } from 'node:worker_threads';
import type { BusyTimes, Window } from './busy-times.ts';
import type { Task } from './calendar-worker.ts';

/** CPU of one file, in milliseconds. */
const limitMs = 1_000;
/** A thread that does not stop by itself is ended after so many milliseconds: on a busy machine its second of CPU takes many. */
const longestMs = 20_000;
/** What such a file counts as, in milliseconds of CPU. */
const stuckCpuMs = 5_000;
const idleMs = 30_000;
/** No file is larger (vendors/foreign-calendars.ts). */
const mostCharacters = 5 * 1024 * 1024;
/** Files of that size need at most 200 MB. Running out of it ends the thread, but one value larger than it would end the process. */
const resourceLimits = { maxOldGenerationSizeMb: 384 };

// Bundled for a function, the thread has a file of its own beside this one (lambda/bundle.ts).
const file = new URL(
  import.meta.url.endsWith('.ts') ? './calendar-worker.ts' : './calendar-worker.mjs',
  import.meta.url,
);

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Busy times of an iCal text (`busyTimes`), read in a thread of this process, one file after the other. A file that crashes the thread, or that it
 * cannot leave in time, is 'too-much'; the next one gets a new thread.
 */
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
    // The clock of a thread's CPU is coarse.
    return { ...answer, cpuMs: Math.max(1, answer.cpuMs) };
  }
  end(thread);
  return { tag: 'failed', fault: 'too-much', cpuMs: stuckCpuMs };
}

/** Undefined from a thread that ended or did not answer in time. */
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
  // An error between two files ends the thread; the next file starts another.
  thread.on('error', () => end(thread));
  return thread;
}

function end(thread: Worker): void {
  if (worker === thread) worker = undefined;
  void thread.terminate();
}
