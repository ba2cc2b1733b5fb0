import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { readLater } from './jobs.ts';

export const readCalendar: Handler<'readCalendar'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    const own = await t
      .selectFrom('busy_calendars')
      .select('id')
      .where('id', '=', params.id)
      .where('specialist_id', '=', specialistId)
      .executeTakeFirst();
    if (!own) throw new ApiError('NOT_FOUND', 'Calendar not found');
    await readLater(t, own.id, ctx.now());
  });
  runJobsSoon(ctx);
  return { ok: true };
};
