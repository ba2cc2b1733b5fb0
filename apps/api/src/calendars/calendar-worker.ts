import { parentPort } from 'node:worker_threads';
import { busyTimes, type BusyTimes, type Window } from './busy-times.ts';

/** `limitMs` is CPU time. */
export interface Task {
  text: string;
  window: Window;
  limitMs: number;
}

parentPort?.on('message', ({ text, window, limitMs }: Task) => {
  const answer: BusyTimes = busyTimes(text, window, limitMs);
  parentPort?.postMessage(answer);
});
