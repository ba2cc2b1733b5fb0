import { freeSlots, type Slot } from '@tele/core';
import type { Answer, QueryParsed } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { readAvailability } from './read-availability.ts';

export async function readSlots(
  ctx: Ctx,
  { specialistId, days }: QueryParsed<'availabilitySlots'>,
): Promise<Answer<'availabilitySlots'>> {
  const specialist = await ctx.db
    .selectFrom('specialists')
    .select('id')
    .where('id', '=', specialistId)
    .where('approved', '=', true)
    .executeTakeFirst();
  if (!specialist) throw new ApiError('NOT_FOUND', 'Specialist not found');
  const [items = []] = await slotsOfEach(ctx, [specialistId], days);
  return { specialistId, items };
}

/** Free slots of each specialist, in the order of their IDs, by one statement per table. */
export async function slotsOfEach(
  { db, now, measure }: Ctx,
  specialistIds: readonly string[],
  days: number,
): Promise<Slot[][]> {
  if (specialistIds.length === 0) return [];
  const window = { now: now(), days };
  const availability = await readAvailability(db, specialistIds, window);
  return measure(() => [...availability.values()].map((of) => freeSlots({ ...of, ...window })));
}
