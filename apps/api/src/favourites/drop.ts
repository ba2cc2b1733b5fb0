import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';

export const dropFavourite: Handler<'dropFavourite'> = async ({ db, actor }, { params }) => {
  const { userId } = requireBooker(actor);
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('specialist_id', '=', params.specialistId)
    .execute();
  return { ok: true };
};
