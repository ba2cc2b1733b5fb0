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

/** The second pass catches requests being sent during the first. */
export const secondLookMs = 60_000;

/** Batch after batch, unless the specialist was reinstated. */
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
