import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import type { OpsContext } from './ops-context.ts';

/** Disables pages, keys and sessions at once; bookings stay. False for an unknown partner. */
export function disablePartner(ctx: OpsContext, partnerId: string): Promise<boolean> {
  return inTransaction(ctx.db, async (t) => {
    const found = await t
      .updateTable('partners')
      .set((row) => ({ disabled_at: row.fn.coalesce('disabled_at', row.val(ctx.now())) }))
      .where('id', '=', partnerId)
      .returning('id')
      .executeTakeFirst();
    if (found) await writeAudit(t, ctx, { action: 'partner.disable', subjects: [partnerId] });
    return found !== undefined;
  });
}
