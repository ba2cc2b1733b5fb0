import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Services } from '../http/context.ts';
import { runOutboxBatch } from './outbox.ts';
import { lapseDue, settleStaleCharges, settleStaleClaims } from './recover.ts';

/**
 * Does everything that is due, in small batches: settles what a crash left behind, lapses what has run out, carries out
 * the outbox. Any number of processes may run it at once; what fails is pushed to a later time, so it always ends.
 */
export async function drain(services: Services): Promise<{ done: number; failed: number }> {
  const total = { done: 0, failed: 0 };
  for (;;) {
    const settled =
      (await settleStaleClaims(services)) + (await settleStaleCharges(services)) + (await lapseDue(services));
    const { done, failed } = await runOutboxBatch(services);
    total.done += done;
    total.failed += failed;
    if (settled + done + failed === 0) return total;
    // The embedded database answers without leaving the event loop; requests must get their turn.
    await yieldToOthers();
  }
}
