import * as z from 'zod';
import type { Services } from '../http/context.ts';
import { endReschedulesOf } from '../reschedules/let-go.ts';
import { defineJob } from '../jobs/define-job.ts';
import { withdrawOffersOf } from '../offers/withdraw.ts';
import { letGoOf } from '../selections/let-go.ts';

export const letGoJob = defineJob('suspended-specialist', z.object({ specialistId: z.string() }), {
  lane: 'money',
  tries: 12,
});

/** A request that was being sent at that moment is let go by the second look. */
export const secondLookMs = 60_000;

/** One batch of requests after the other, unless the specialist was reinstated. */
export const staffWorks = letGoJob.works(async (services: Services, { payload: { specialistId } }) => {
  const { approved } = await services.db
    .selectFrom('specialists')
    .select('approved')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  if (approved) return;
  await letGoOf(services, specialistId);
  await withdrawOffersOf(services, specialistId);
  await endReschedulesOf(services, specialistId);
});
