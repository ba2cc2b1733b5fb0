import { waits } from '@tele/core';
import type { TokenReason, TokenSource } from './token-keeper.ts';
import { wait as waitFor, type Wait } from './wait.ts';

export type HostAnswer = { tag: 'token'; token: string } | { tag: 'none' | 'failed' };

/** Milliseconds until a token function counts as failed. */
const limit = 10_000;
const late = Symbol('late');

/** Calls a host's token function, retrying after 400 ms if it throws. Timeouts abort its signal. Never rejects. */
export async function askHost(
  source: TokenSource,
  reason: TokenReason,
  controller: AbortController,
  wait: Wait,
): Promise<HostAnswer> {
  const answered = new AbortController();
  const timeUp = waitFor(limit, answered.signal).then(
    () => late,
    () => late,
  );
  try {
    for (let retried = false; ; retried = true) {
      try {
        const answer: unknown = await Promise.race([source({ reason, signal: controller.signal }), timeUp]);
        if (answer === late) break;
        return typeof answer === 'string' && answer !== '' ? { tag: 'token', token: answer } : { tag: 'none' };
      } catch {
        if (retried || controller.signal.aborted) break;
      }
      await wait(waits.fetchRetry, controller.signal).catch(() => undefined);
    }
    controller.abort();
    return { tag: 'failed' };
  } finally {
    answered.abort();
  }
}
