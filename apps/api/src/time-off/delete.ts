import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { removeTimeOff } from './remove.ts';
import { readTimesAway } from './times-away.ts';

export const deleteTimeOff: Handler<'deleteTimeOff'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const away = await inTransaction(ctx.db, async (t) => {
    if (await removeTimeOff(t, specialistId, params.id))
      await writeAudit(t, ctx, { action: 'time-off.delete', subjects: [specialistId, params.id] });
    return readTimesAway(t, specialistId, ctx.now());
  });
  runJobsSoon(ctx);
  return away;
};
