import * as z from 'zod';
import type { Tx } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import type { ChargeNews } from '../ledger/parts.ts';
import { defineJob, nameIn } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';
import { emails, type EmailName } from './emails-by-name.ts';

const payload = z.object({ email: nameIn(emails), chargeId: z.string() });

export type ReceiptJob = Job<z.infer<typeof payload>>;

export const receiptJob = defineJob('receipt-email', payload, { lane: 'mail', tries: 12 });

/** Emails the receipt after capture and again after a refund. Idempotent; callers hold the row's lock. */
export async function noteMoney(t: Tx, charge: Pick<Charge, 'id' | 'status'>, news: ChargeNews, now: Date) {
  const { id: chargeId } = charge;
  const tell = (email: EmailName) => receiptJob.enqueue(t, { email, chargeId }, now);
  if (news === 'returned') return tell('released');
  if (news !== 'captured') return;
  const issued = await t
    .selectFrom('receipts')
    .select('refunded_at')
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
  if (!issued) {
    const { numInsertedOrUpdatedRows: made } = await t
      .insertInto('receipts')
      .values({ charge_id: chargeId, issued_at: now, refunded_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (made === 1n) await tell('receipt');
  }
  if (charge.status !== 'REFUNDED') return;
  const { numUpdatedRows: refunded } = await t
    .updateTable('receipts')
    .set({ refunded_at: now })
    .where('charge_id', '=', chargeId)
    .where('refunded_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (refunded === 1n) await tell('refunded');
}
