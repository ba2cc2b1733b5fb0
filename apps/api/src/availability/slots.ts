import { freeSlots, type Slot } from '@tele/core';
import type { Answer, QueryParsed } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { readAvailability } from './read-availability.ts';

export async function readSlots(
  { db, now, measure }: Ctx,
  query: QueryParsed<'availabilitySlots'>,
): Promise<Answer<'availabilitySlots'>> {
  const { specialistId, days } = query;
  const specialist = await db
    .selectFrom('specialists')
    .select('id')
    .where('id', '=', specialistId)
    .where('approved', '=', true)
    .executeTakeFirst();
  if (!specialist) throw new ApiError('NOT_FOUND', 'Specialist not found');
  const [items = []] = await slotsOfEach({ db, now, measure }, [specialistId], days);
  return { specialistId, items };
}

/** Free slots of each specialist, in the order of their IDs, by one statement per table. */
export async function slotsOfEach(
  { db, now, measure }: Pick<Ctx, 'db' | 'now' | 'measure'>,
  specialistIds: readonly string[],
  days: number,
): Promise<Slot[][]> {
  if (specialistIds.length === 0) return [];
  const window = { now: now(), days };
  const availability = await readAvailability(db, specialistIds, window);
  return measure(() => [...availability.values()].map((of) => freeSlots({ ...of, ...window })));
}
