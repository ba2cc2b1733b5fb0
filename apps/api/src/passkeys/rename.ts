import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';

export const renamePasskey: Handler<'renamePasskey'> = async ({ db, actor }, { params: { id }, body: { name } }) => {
  const { userId } = requirePerson(actor);
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw new ApiError('NOT_FOUND', 'Passkey not found');
  return { ok: true };
};
