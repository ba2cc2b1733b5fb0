import type { Hono } from 'hono';
import { answerJson } from '../http/answer-json.ts';
import type { Services } from '../http/context.ts';
import type { CallLimits } from '../http/rate-limit.ts';
import type { RequestEnv } from '../http/environment.ts';
import { requireToken } from '../http/require-token.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { prune } from '../jobs/prune.ts';

/** `POST /internal/jobs`: for a scheduler, once a minute, where no process stays up. Absent without JOBS_TOKEN. */
export function mountInternal(app: Hono<RequestEnv>, services: Services, limits: CallLimits): void {
  app.post('/internal/jobs', async (c) => {
    c.set('route', 'jobs');
    await requireToken(c, limits, { token: services.config.jobsToken, guesses: 'jobsGuess' });
    const counts = await runJobs(services);
    await prune(services);
    return answerJson(c, counts);
  });
}
