import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { asStep } from '../steps/step.ts';
import { lanes, type Draining, type Lane } from './duties.ts';
import { runBatch } from './run-batch.ts';

export interface Drained {
  done: number;
  failed: number;
}

/**
 * Does everything that is due. Any number of processes may run it at once; what fails is pushed to a later time, so it
 * always ends. The lanes go beside each other, and again while any of them has made work for another.
 */
export async function drain<S>(services: Draining<S>): Promise<Drained> {
  const total = { done: 0, failed: 0 };
  for (;;) {
    const ended = await Promise.all(lanes.map((lane) => drainLane(services, lane)));
    for (const { done, failed } of ended) {
      total.done += done;
      total.failed += failed;
    }
    if (!ended.some(({ busy }) => busy)) return total;
  }
}

/**
 * Does what is due in one lane, in small batches: the sweeps first, where the lane has them, then the outbox. `busy` tells
 * whether there was anything, which may have made work for another lane.
 */
export function drainLane<S>(services: Draining<S>, lane: Lane): Promise<Drained & { busy: boolean }> {
  return asStep({ is: 'drain', lane }, () => empty(services, lane));
}

async function empty<S>(services: Draining<S>, lane: Lane): Promise<Drained & { busy: boolean }> {
  const total = { done: 0, failed: 0, busy: false };
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
    // The embedded database answers without leaving the event loop; requests must get their turn.
    await yieldToOthers();
  }
}
