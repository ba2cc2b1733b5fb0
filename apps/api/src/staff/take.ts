import { inTransaction } from '../db/transaction.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { alreadyDecided } from './decide.ts';
import { refuseOwn } from './refuse-own.ts';
import { describeApplication, type StaffApplication, type StaffCtx } from './read-application.ts';

/** Marks the application as being read by this staff member, or takes it over. Throws ALREADY_DECIDED, NOT_FOUND. */
export async function take(ctx: StaffCtx, applicationId: string): Promise<StaffApplication> {
  const { userId: staffId } = requireStaff(ctx.actor);
  await inTransaction(ctx.db, async (t) => {
    await refuseOwn(t, 'applications', { id: applicationId, staffId });
    const { numUpdatedRows } = await t
      .updateTable('applications')
      .set({ taken_by: staffId })
      .where('id', '=', applicationId)
      .where('status', '=', 'PENDING')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw await alreadyDecided(t, applicationId);
    await writeAudit(t, ctx, { action: 'application.take', subjects: [applicationId] });
  });
  return describeApplication(ctx, applicationId);
}
