import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireBooker } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { columnsOf } from './columns.ts';
import { noSuchPerson, readPerson } from './read.ts';

export const savePerson: Handler<'savePerson'> = async (ctx, { params: { id }, body }) => {
  const { db, config } = ctx;
  const { userId } = requireBooker(ctx.actor);
  await inTransaction(db, async (t) => {
    const { numUpdatedRows } = await t
      .updateTable('people')
      .set(columnsOf(ctx, id, body))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchPerson();
    await writeAudit(t, ctx, { action: 'person.save', subjects: [userId, id] });
  });
  return readPerson({ db, config, userId, personId: id });
};
