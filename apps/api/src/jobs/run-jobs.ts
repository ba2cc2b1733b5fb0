import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { asStep } from '../steps/step.ts';
import { lanes, type JobServices, type Lane } from './duties.ts';
import { runBatch } from './run-batch.ts';

export interface JobCounts {
  done: number;
  failed: number;
}

/** `busy`: it did something, which may create work in other lanes. `more`: stopped before its lane was empty. */
export type LaneResult = JobCounts & { busy: boolean; more: boolean };

/** A busy lane stops here to let others run again, and reports `more`. */
const longestTurnMs = 60_000;

/** Runs all due work, until no lane creates more; failures are postponed. Any number of processes may run it. */
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

/** Runs a lane's due work in small batches, up to a minute: sweeps (money lane only), then the outbox. */
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
    // The embedded database never leaves the event loop: let requests run.
    await yieldToOthers();
  }
}
