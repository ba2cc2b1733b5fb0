import type { Answer, QueryParsed } from '@tele/core/contract';
import { ApiError } from '../http/api-error.ts';
import type { Ctx } from '../http/context.ts';
import { readFreeSlots } from './read-free-slots.ts';

/** The free half hours of one approved specialist (product.md 'Response shapes'); 404 for anyone else. */
export async function readSlots(
  { db, now }: Ctx,
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
  const free = await readFreeSlots(db, [specialistId], { now: now(), days });
  return { specialistId, items: free.get(specialistId) ?? [] };
}
