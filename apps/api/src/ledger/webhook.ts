import { deleteOld } from '../db/delete-old.ts';
import { goneBefore } from '../db/kept-days.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { PaymentEvent, PaymentNews } from '../vendors/payment-events.ts';
import type { Charge } from './charge.ts';
import { giveBackLater, moveCharge } from './charges.ts';
import { clearStraysJob, seePayoutAccountJob } from './job-kinds.ts';
import { subjectOf, type ChargeSubject, type LedgerParts } from './parts.ts';
import { followCard } from './saved-cards.ts';
import { seeCharge } from './see-charge.ts';
import { settleCharge } from './settle-charge.ts';

/** Handles a signed event; repeats are safe. False for a wrong signature. Throws PaymentUnavailable for a resend. */
export async function takePaymentEvent(parts: LedgerParts, rawBody: string, signature: string): Promise<boolean> {
  const { db, payments, now } = parts;
  const event = await payments.parseWebhook(rawBody, signature);
  if (!event) return false;
  const seen = await db.selectFrom('webhook_events').select('id').where('id', '=', event.id).executeTakeFirst();
  if (seen) return true;
  if (event.card) await followCard(db, event.card);
  if (event.type === 'account' && event.accountId) await tellOfAccount(parts, event.accountId);
  const charge = await findCharge(parts, event);
  if (charge) await recordEvent(parts, event, charge);
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, received_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export function pruneEvents({ db, now }: LedgerParts, limit: number): Promise<number> {
  const before = goneBefore('webhookEvents', now());
  return deleteOld(db, { table: 'webhook_events', column: 'received_at', before, limit });
}

/** The payouts module then asks the provider for the account's status. */
async function tellOfAccount({ db, now }: LedgerParts, accountId: string): Promise<void> {
  await inTransaction(db, (t) => seePayoutAccountJob.enqueue(t, { accountId }, now()));
}

async function findCharge({ db }: LedgerParts, { intentId, chargeId }: PaymentEvent): Promise<Charge | undefined> {
  if (!intentId) return undefined;
  const byIntent = await db
    .selectFrom('charges')
    .selectAll()
    .where('payment_intent_id', '=', intentId)
    .executeTakeFirst();
  if (byIntent || !chargeId) return byIntent;
  return db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirst();
}

async function recordEvent(parts: LedgerParts, event: PaymentEvent, charge: Charge): Promise<void> {
  if (event.type === 'refund' || event.type === 'dispute') {
    await seeCharge(parts, charge.id);
    return;
  }
  const now = parts.now();
  const subject = subjectOf(parts, charge);
  const next = await inTransaction(parts.db, async (t): Promise<'settle' | 'own-step' | undefined> => {
    const standing = await subject.lock(t, charge, now);
    const current = await t.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
    if (current.status === 'ACTION_REQUIRED' && stepEnds.has(event.type)) {
      if (standing === 'elsewhere' && subject.settle) return 'own-step';
      // An acceptance resumes its own 3-D Secure step; a failed one ends here.
      return event.type !== 'capturable' || standing === 'wanted' ? 'settle' : undefined;
    }
    await writeDown(t, { parts, event, subject, charge: current, now });
    return undefined;
  });
  // 3-D Secure has ended; the person may have closed the page.
  if (next === 'settle') await settleCharge(parts, charge);
  if (next === 'own-step') await subject.settle?.(parts, charge);
}

const stepEnds: ReadonlySet<PaymentNews> = new Set(['capturable', 'failed', 'canceled']);

interface Entry {
  parts: LedgerParts;
  event: PaymentEvent;
  subject: ChargeSubject;
  charge: Charge;
  now: Date;
}

async function writeDown(t: Tx, { parts, event, subject, charge, now }: Entry): Promise<void> {
  const { id, status, payment_intent_id: own } = charge;
  const { type, intentId } = event;
  const takes = type === 'capturable' || type === 'captured';
  const ended = status === 'RELEASED' || status === 'FAILED';
  // A stray payment, or one found after its charge was given up.
  if (own !== intentId && (own !== null || ended)) {
    if (takes) await clearStraysJob.enqueue(t, { chargeId: id }, now);
    return;
  }
  if (takes && ended) await giveBackLater(t, 'release', { chargeId: id, now });
  if (type === 'captured' && status === 'AUTHORISED') {
    await moveCharge(t, id, { status: 'CAPTURED', now });
    await subject.hear(t, charge, 'captured', now);
  }
  if (type === 'canceled' && status === 'AUTHORISED') {
    const failed_because = `payment_intent: ${event.because ? `canceled, ${event.because}` : 'canceled'}`;
    await moveCharge(t, id, { status: 'RELEASED', failed_because, now });
    await subject.hear(t, charge, 'lost', now);
    parts.log.error({ chargeId: id }, 'an authorisation was cancelled at the provider');
  }
}
