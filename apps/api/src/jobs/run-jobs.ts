import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { asStep } from '../steps/step.ts';
import { lanes, type JobServices, type Lane } from './duties.ts';
import { runBatch } from './run-batch.ts';

export interface JobCounts {
  done: number;
  failed: number;
}

/** `busy`: it did something, which may have made work for another lane. `more`: it ended before its lane was empty. */
export type LaneResult = JobCounts & { busy: boolean; more: boolean };

/** A lane with more work than this gives the others another turn, and shows that it goes on. */
const longestTurnMs = 60_000;

/**
 * Does everything that is due. Any number of processes may run it at once; what fails is pushed to a later time, so it
 * always ends. The lanes go beside each other, and again while any of them has made work for another.
 */
export async function runJobs<S>(services: JobServices<S>): Promise<JobCounts> {
  const total = { done: 0, failed: 0 };
  for (;;) {
    const ended = await Promise.all(lanes.map((lane) => runLane(services, lane)));
    for (const { done, failed } of ended) {
      total.done += done;
      total.failed += failed;
    }
    if (!ended.some(({ busy }) => busy)) return total;
  }
}

/** Does what is due in one lane, in small batches, for a minute at most: the sweeps first, where the lane has them, then the outbox. */
export function runLane<S>(services: JobServices<S>, lane: Lane): Promise<LaneResult> {
  return asStep({ is: 'jobs', lane }, () => empty(services, lane));
}

async function empty<S>(services: JobServices<S>, lane: Lane): Promise<LaneResult> {
  const total = { done: 0, failed: 0, busy: false, more: false };
  const endsAt = services.now().getTime() + longestTurnMs;
  const sweeps = lane === 'money' ? services.duties.sweeps : [];
  for (;;) {
    if (await services.readOnly()) return total;
    let swept = 0;
    for (const sweep of sweeps) swept += await sweep(services);
    const { done, failed } = await runBatch(services, lane);
    total.done += done;
    total.failed += failed;
    if (swept + done + failed === 0) return total;
    total.busy = true;
    total.more = services.now().getTime() >= endsAt;
    if (total.more) return total;
    // The embedded database answers without leaving the event loop; requests must get their turn.
    await yieldToOthers();
  }
}
