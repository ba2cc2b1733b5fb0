import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';

/** `DELETE /favourites/:specialistId`: of the person signed in alone, whoever else has kept the same one. */
export const dropFavourite: Handler<'dropFavourite'> = async ({ db, actor }, { params }) => {
  const { userId } = requireBooker(actor);
  await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('specialist_id', '=', params.specialistId)
    .execute();
  return { ok: true };
};
