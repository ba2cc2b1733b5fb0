import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';

/** `DELETE /favourites/:specialistId`: only the caller's own. */
export const dropFavourite: Handler<'dropFavourite'> = async ({ db, actor }, { params }) => {
  const { userId } = requireBooker(actor);
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('specialist_id', '=', params.specialistId)
    .execute();
  return { ok: true };
};
