import { PaymentBusy } from '../vendors/payment-errors.ts';
import { findIntents } from './authorise-charge.ts';
import type { ChargeJob } from './job-kinds.ts';
import { findCharge, keyOf } from './jobs.ts';
import type { LedgerParts } from './parts.ts';

/** Releases a charge's stray payments: from abandoned keys still in progress, or from lost answers. */
export async function clearStrays(parts: LedgerParts, job: ChargeJob): Promise<void> {
  const { payments, log } = parts;
  const charge = await findCharge(parts, job);
  const { id, status, payment_intent_id: own } = charge;
  // Still in progress: the payment that counts is not known yet.
  if (status === 'STARTED') throw new PaymentBusy();
  const counts = status === 'FAILED' || status === 'RELEASED' ? undefined : own;
  for (const intent of await findIntents(parts, charge)) {
    if (intent.id === counts || intent.status === 'canceled') continue;
    log.warn({ chargeId: id, intentId: intent.id }, 'a payment beside the one that counts is let go');
    const key = `${keyOf('stray', charge, job)}:${intent.id}`;
    const released = await payments.release(intent.id, key);
    const reverse = charge.account_id !== null;
    if (released.tag === 'captured') await payments.refund(intent.id, `${key}:refund`, { reverse });
  }
}
