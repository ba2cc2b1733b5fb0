import type { Services } from '../http/context.ts';
import { endReschedulesOf } from '../reschedules/let-go.ts';
import type { Duties, Work } from '../jobs/duties.ts';
import { withdrawOffersOf } from '../offers/withdraw.ts';
import { letGoOf } from '../selections/let-go.ts';

export const letGoKind = 'suspended-specialist';

/** A request that was being sent at that moment is let go by the second look. */
export const secondLookMs = 60_000;

/** One batch of requests after the other, unless the specialist is back meanwhile. */
const letGoWork: Work<Services> = {
  lane: 'money',
  tries: 12,
  async run(services, { payload: { specialistId = '' } }) {
    const { approved } = await services.db
      .selectFrom('specialists')
      .select('approved')
      .where('id', '=', specialistId)
      .executeTakeFirstOrThrow();
    if (approved) return;
    await letGoOf(services, specialistId);
    await withdrawOffersOf(services, specialistId);
    await endReschedulesOf(services, specialistId);
  },
};

export const staffWorks: Duties<Services>['works'] = { [letGoKind]: letGoWork };
