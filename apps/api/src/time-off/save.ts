import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { insertTimeOff, refusePast } from './insert.ts';
import { removeTimeOff } from './remove.ts';
import { readTimesAway } from './times-away.ts';

/** Moves time off to other days, keeping its ID. If they are already hidden, only that entry remains. */
export const saveTimeOff: Handler<'saveTimeOff'> = async (ctx, { params, body }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  refusePast(body, ctx.now());
  const away = await inTransaction(ctx.db, async (t) => {
    // Delete and insert: search is refreshed for both, and merged spans don't violate the index.
    if (!(await removeTimeOff(t, specialistId, params.id))) throw new ApiError('NOT_FOUND', 'Time off not found');
    await insertTimeOff(t, { id: params.id, specialistId, ...body });
    await writeAudit(t, ctx, { action: 'time-off.save', subjects: [specialistId, params.id] });
    return readTimesAway(t, specialistId, ctx.now());
  });
  runJobsSoon(ctx);
  return away;
};
