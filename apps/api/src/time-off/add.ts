import { countOf } from '../db/count-of.ts';
import { newId } from '../db/new-id.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { lockAccount } from '../http/lock-account.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';
import { insertTimeOff, refusePast } from './insert.ts';
import { readTimesAway } from './times-away.ts';

const most = 100;

/** Hides a time span. Bookings inside it stay and are returned. Repeats have no effect. */
export const addTimeOff: Handler<'addTimeOff'> = async (ctx, { body }) => {
  const { userId, specialistId } = requireSpecialist(ctx.actor);
  const now = ctx.now();
  refusePast(body, now);
  const away = await inTransaction(ctx.db, async (t) => {
    // The lock serialises the count.
    await lockAccount(t, userId);
    const id = newId('tof');
    if (await insertTimeOff(t, { id, specialistId, ...body })) {
      await requireRoom(t, specialistId, now);
      await writeAudit(t, ctx, { action: 'time-off.add', subjects: [specialistId, id] });
    }
    return readTimesAway(t, specialistId, now);
  });
  runJobsSoon(ctx);
  return away;
};

async function requireRoom(t: Tx, specialistId: string, now: Date): Promise<void> {
  const ahead = t
    .selectFrom('hidden_times')
    .select('id')
    .where('specialist_id', '=', specialistId)
    .where('calendar_id', 'is', null)
    .where('end_at', '>', now);
  if ((await countOf(t, ahead)) <= most) return;
  throw new ApiError('INVALID_INPUT', 'You’ve reached the limit for time off. Remove some first.');
}
