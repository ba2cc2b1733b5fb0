import type { Answer } from '@tele/core/contract';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { requireSpecialist } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { runJobsSoon } from '../jobs/run-jobs-soon.ts';

export const workingRules: Handler<'workingRules'> = (ctx) => readRules(ctx.db, requireSpecialist(ctx.actor));

export const saveWorkingRules: Handler<'saveWorkingRules'> = async (ctx, { body }) => {
  const who = requireSpecialist(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    await t
      .updateTable('specialists')
      .set({ notice_hours: body.noticeHours, keeps_half_hour: body.keepsHalfHour })
      .where('id', '=', who.specialistId)
      .execute();
    await writeAudit(t, ctx, { action: 'working-rules.save', subjects: [who.specialistId] });
  });
  // Search is ordered by current availability.
  runJobsSoon(ctx);
  return readRules(ctx.db, who);
};

async function readRules(db: Db, { specialistId }: { specialistId: string }): Promise<Answer<'workingRules'>> {
  const row = await db
    .selectFrom('specialists')
    .select(['notice_hours as noticeHours', 'keeps_half_hour as keepsHalfHour'])
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow();
  return row;
}
