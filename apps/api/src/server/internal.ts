import type { Hono } from 'hono';
import { answerJson } from '../http/answer-json.ts';
import type { Services } from '../http/context.ts';
import type { CallLimits } from '../http/limit-calls.ts';
import type { RequestEnv } from '../http/environment.ts';
import { requireToken } from '../http/require-token.ts';
import { drain } from '../outbox/drain.ts';
import { prune } from '../outbox/prune.ts';

/** `POST /internal/drain`: what a scheduler calls once a minute where no process stays up. Absent without DRAIN_TOKEN. */
export function mountInternal(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  app.post('/internal/drain', async (c) => {
    c.set('route', 'drain');
    await requireToken(c, limits, { token: services.config.drainToken, guesses: 'drainGuess' });
    const drained = await drain(services);
    await prune(services);
    return answerJson(c, drained);
  });
}
