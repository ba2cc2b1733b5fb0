import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import { drainSoon } from '../jobs/drain-soon.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { showOnSelection } from '../jobs/move-money.ts';
import { lockSelection } from '../selections/lock.ts';
import type { PaymentEvent } from '../vendors/payments.ts';
import { moveCharge } from './charges.ts';
import { orUnavailable } from './or-unavailable.ts';
import { settleBookingFee } from './settle-booking-fee.ts';

/**
 * Takes one event of the payment provider: signed, raw body. Each is acted on once; acting is safe to repeat, so an
 * event is remembered only after it was. Throws 401 for a wrong signature; an intent that is not ours is ignored.
 */
export async function stripeWebhook(services: Services, rawBody: string, signature: string): Promise<void> {
  const { db, payments, now } = services;
  const event = await payments.parseWebhook(rawBody, signature);
  if (!event) throw new ApiError('UNAUTHENTICATED', 'The signature is not valid.');
  const seen = await db.selectFrom('webhook_events').select('id').where('id', '=', event.id).executeTakeFirst();
  if (seen) return;
  const charge = await findCharge(services, event);
  if (charge) await reconcile(services, event, charge);
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, received_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function findCharge({ db }: Services, { intentId, chargeId }: PaymentEvent): Promise<Row<'charges'> | undefined> {
  if (!intentId) return undefined;
  const byIntent = await db
    .selectFrom('charges')
    .selectAll()
    .where('payment_intent_id', '=', intentId)
    .executeTakeFirst();
  if (byIntent || !chargeId) return byIntent;
  // Its answer has not been written down yet, or never will be.
  return db.selectFrom('charges').selectAll().where('id', '=', chargeId).executeTakeFirst();
}

async function reconcile(services: Services, event: PaymentEvent, charge: Row<'charges'>): Promise<void> {
  const { db, now: clock, log } = services;
  const now = clock();
  if (event.type === 'capturable' && charge.kind === 'booking_fee' && charge.status === 'ACTION_REQUIRED') {
    // The 3-D Secure step was finished; the person may have closed the page since.
    const busy = new ApiError('PAYMENT_IN_PROGRESS', 'This payment is being processed.');
    await orUnavailable(services, { busy }, () => settleBookingFee(services, charge));
    drainSoon(services);
    return;
  }
  await inTransaction(db, async (t) => {
    const selection = await lockSelection(t, charge.selection_id);
    const current = await t.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
    const { status } = current;
    if (event.type === 'capturable' && (status === 'RELEASED' || status === 'FAILED')) {
      // Held although given up: let go.
      const intent = current.payment_intent_id ?? event.intentId;
      await moveCharge(t, charge.id, { status, payment_intent_id: intent, now });
      await enqueue(t, { kind: 'release', payload: { chargeId: charge.id } }, now);
    }
    if (event.type === 'captured' && status === 'AUTHORISED') {
      await moveCharge(t, charge.id, { status: 'CAPTURED', now });
      await showOnSelection(t, current, 'succeeded');
    }
    if (event.type === 'canceled' && (status === 'AUTHORISED' || status === 'ACTION_REQUIRED')) {
      await moveCharge(t, charge.id, { status: 'RELEASED', now });
      await showOnSelection(t, current, 'canceled');
      if (selection.state === 'BOOKED')
        log.error({ chargeId: charge.id }, 'an authorisation was cancelled at the provider');
    }
    if (event.type === 'refunded' && status === 'CAPTURED') await moveCharge(t, charge.id, { status: 'REFUNDED', now });
  });
  drainSoon(services);
}
