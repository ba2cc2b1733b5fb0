// Reads calendar files in a thread: a file that takes long holds up no call.
import { parentPort } from 'node:worker_threads';
import { busyTimes, type BusyTimes, type Window } from './busy-times.ts';

/** A file to read; `limitMs` is its CPU. */
export interface Task {
  text: string;
  window: Window;
  limitMs: number;
}

parentPort?.on('message', ({ text, window, limitMs }: Task) => {
  const answer: BusyTimes = busyTimes(text, window, limitMs);
  parentPort?.postMessage(answer);
});
