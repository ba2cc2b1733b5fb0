import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { answerJson } from './http/answer-json.ts';
import { ApiError } from './http/api-error.ts';
import type { Services } from './http/context.ts';
import type { CallLimits } from './http/limit-calls.ts';
import type { RequestEnv } from './http/environment.ts';
import { drain } from './outbox/drain.ts';
import { prune } from './outbox/prune.ts';

/** `POST /internal/drain`: what a scheduler calls once a minute where no process stays up. Absent without DRAIN_TOKEN. */
export function mountInternal(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  app.post('/internal/drain', async (c) => {
    c.set('route', 'drain');
    const { drainToken } = services.config;
    if (drainToken === undefined) throw new ApiError('NOT_FOUND', 'Not found.');
    // Whoever has guessed too often is not told, either, when a guess is right.
    limits.look(c, 'drainGuess');
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!isSame(given, drainToken)) {
      await limits.count(c, 'drainGuess');
      throw new ApiError('UNAUTHENTICATED', 'Please sign in.');
    }
    const drained = await drain(services);
    await prune(services);
    return answerJson(c, drained);
  });
}

/** Hashed first, so that neither content nor length shows in the time it takes. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
