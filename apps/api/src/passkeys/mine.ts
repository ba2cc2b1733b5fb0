import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { shownPasskey } from './shown.ts';

export const myPasskeys: Handler<'myPasskeys'> = async ({ db, actor }) => {
  const { userId } = requirePerson(actor);
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();
  return { items: rows.map(shownPasskey) };
};
