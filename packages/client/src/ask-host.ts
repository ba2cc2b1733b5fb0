import { waits } from '@tele/core';
import type { TokenReason, TokenSource } from './token-keeper.ts';
import { wait as waitFor, type Wait } from './wait.ts';

/** What a host's token function came to: `none` is its word that nobody is signed in, `failed` no word at all. */
export type HostAnswer = { tag: 'token'; token: string } | { tag: 'none' | 'failed' };

/** A token function that has not answered in ten seconds is not going to. */
const limit = 10_000;
const late = Symbol('late');

/**
 * Asks a host's token function, which may do anything. One that throws is asked once more after 400 ms, for it is a network call like the
 * others; one that does not answer is told so by its signal. Never rejects.
 */
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
