import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { removeCards } from '../ledger/saved-cards.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';

export const removeCard: Handler<'removeCard'> = async (ctx, { params: { id } }) => {
  const { userId } = requirePerson(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    const removed = await removeCards(t, { id, user_id: userId }, ctx.now());
    if (removed === 0) throw new ApiError('NOT_FOUND', 'Card not found');
    await writeAudit(t, ctx, { action: 'card.remove', subjects: [userId, id] });
  });
  runJobsSoon(ctx);
  return { ok: true };
};
