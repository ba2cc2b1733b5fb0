import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Draining } from './duties.ts';
import { runBatch } from './run-batch.ts';

/**
 * Does everything that is due, in small batches: the sweeps first, then the outbox. Any number of processes may run it at
 * once; what fails is pushed to a later time, so it always ends.
 */
export async function drain<S>(services: Draining<S>): Promise<{ done: number; failed: number }> {
  const total = { done: 0, failed: 0 };
  for (;;) {
    let swept = 0;
    for (const sweep of services.duties.sweeps) swept += await sweep(services);
    const { done, failed } = await runBatch(services);
    total.done += done;
    total.failed += failed;
    if (swept + done + failed === 0) return total;
    // The embedded database answers without leaving the event loop; requests must get their turn.
    await yieldToOthers();
  }
}
