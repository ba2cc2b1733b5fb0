import { inTransaction } from '../db/transaction.ts';
import { writeAudit } from '../http/write-audit.ts';
import { listOrigins } from './list-origins.ts';
import type { OpsContext } from './ops-context.ts';

/** Disables pages, keys and sessions at once; bookings stay. Returns its origins; undefined for an unknown partner. */
export function disablePartner(ctx: OpsContext, partnerId: string): Promise<string[] | undefined> {
  return inTransaction(ctx.db, async (t) => {
    const found = await t
      .updateTable('partners')
      .set((row) => ({ disabled_at: row.fn.coalesce('disabled_at', row.val(ctx.now())) }))
      .where('id', '=', partnerId)
      .returning('id')
      .executeTakeFirst();
    if (!found) return undefined;
    await writeAudit(t, ctx, { action: 'partner.disable', subjects: [partnerId] });
    return listOrigins(t, partnerId);
  });
}
