import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';

export const turnOffAlert: Handler<'turnOffAlert'> = async ({ db, actor, now }, { params }) => {
  const { userId } = requireBooker(actor);
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ ended_at: now(), ended_because: 'stopped' })
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('NOT_FOUND', 'Alert not found');
  return { ok: true };
};
