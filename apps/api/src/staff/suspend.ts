import { writeLater } from '../applications/send-email.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import { requireStaff } from '../http/require-role.ts';
import { writeAudit } from '../http/write-audit.ts';
import { letGoJob, secondLookMs } from './let-go.ts';
import { refuseOwn } from './refuse-own.ts';
import type { StaffCtx } from './read-application.ts';

/** Hides a specialist from search; a job of the same transaction declines what waits. Bookings stay. */
export function suspend(ctx: StaffCtx, specialistId: string, reason: string): Promise<void> {
  requireStaff(ctx.actor);
  return inTransaction(ctx.db, async (t) => {
    const now = ctx.now();
    const { numUpdatedRows } = await t
      .updateTable('specialists')
      .set({ approved: false, suspended_at: now, suspended_because: reason })
      .where('id', '=', specialistId)
      .where('approved', '=', true)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw await refusal(t, specialistId, 'This specialist is already suspended.');
    for (const afterMs of [0, secondLookMs]) await letGoJob.enqueue(t, { specialistId }, now, { afterMs });
    await writeAudit(t, ctx, { action: 'specialist.suspend', subjects: [specialistId] });
    await writeLater(t, { email: 'suspended', specialistId }, now);
  });
}

export function reinstate(ctx: StaffCtx, specialistId: string): Promise<void> {
  const { userId: staffId } = requireStaff(ctx.actor);
  return inTransaction(ctx.db, async (t) => {
    await refuseOwn(t, 'specialists', { id: specialistId, staffId });
    const { numUpdatedRows } = await t
      .updateTable('specialists')
      .set({ approved: true, suspended_at: null, suspended_because: null })
      .where('id', '=', specialistId)
      // Unapproved without a suspension: the account was deleted.
      .where('suspended_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw await refusal(t, specialistId, 'This specialist is not suspended.');
    await writeAudit(t, ctx, { action: 'specialist.reinstate', subjects: [specialistId] });
    await writeLater(t, { email: 'reinstated', specialistId }, ctx.now());
  });
}

async function refusal(t: Tx, specialistId: string, text: string): Promise<ApiError> {
  const there = await t.selectFrom('specialists').select('id').where('id', '=', specialistId).executeTakeFirst();
  return there ? new ApiError('ALREADY_DECIDED', text) : new ApiError('NOT_FOUND', 'Specialist not found');
}
