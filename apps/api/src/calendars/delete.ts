import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { readCalendars } from './mine.ts';

export const deleteCalendar: Handler<'deleteCalendar'> = async (ctx, { params }) => {
  const { specialistId } = requireSpecialist(ctx.actor);
  const answer = await inTransaction(ctx.db, async (t) => {
    const own = await t
      .selectFrom('busy_calendars')
      .select('id')
      .where('id', '=', params.id)
      .where('specialist_id', '=', specialistId)
      .forUpdate()
      .executeTakeFirst();
    if (own) {
      await t.deleteFrom('hidden_times').where('calendar_id', '=', own.id).execute();
      await t.deleteFrom('busy_calendars').where('id', '=', own.id).execute();
      await writeAudit(t, ctx, { action: 'calendar.delete', subjects: [specialistId, own.id] });
    }
    return readCalendars(ctx, t, specialistId);
  });
  runJobsSoon(ctx);
  return answer;
};
