import { limits } from '@tele/core';
import { countOf } from '../db/count-of.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireBooker } from '../http/require-role.ts';

export const keepFavourite: Handler<'keepFavourite'> = async ({ db, actor, now }, { params }) => {
  const { userId } = requireBooker(actor);
  const { specialistId } = params;
  const there = await db
    .selectFrom('specialists')
    .select('id')
    .where('id', '=', specialistId)
    .where('approved', '=', true)
    .executeTakeFirst();
  if (!there) throw new ApiError('NOT_FOUND', 'Specialist not found');
  await inTransaction(db, async (t) => {
    await lockAccount(t, userId);
    const kept = t.selectFrom('favourites').select('specialist_id').where('user_id', '=', userId);
    if (await kept.where('specialist_id', '=', specialistId).executeTakeFirst()) return;
    if ((await countOf(t, kept)) >= limits.maxFavourites) {
      throw new ApiError('TOO_MANY_KEPT', `You can have up to ${limits.maxFavourites} favourites. Remove one first.`);
    }
    await t
      .insertInto('favourites')
      .values({ user_id: userId, specialist_id: specialistId, added_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return { ok: true };
};
