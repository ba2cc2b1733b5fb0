import { freeSlots } from '@tele/core';
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
  const window = { now: now(), days };
  const availability = (await readAvailability(db, [specialistId], window)).get(specialistId);
  const items = availability ? measure(() => freeSlots({ ...availability, ...window })) : [];
  return { specialistId, items };
}
