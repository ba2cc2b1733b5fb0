import { lapsesAt } from '@tele/core';
import { inTransaction, type Tx } from '../db/transaction.ts';
import type { Row } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { lockSelection } from '../selections/lock.ts';
import type { Authorisation } from '../vendors/payments.ts';
import { authoriseCharge } from './authorise-charge.ts';
import { actionLeaseMs, isPaid, moveCharge, releaseKnown, type Charge } from './charges.ts';

export type BookingFeeOutcome =
  | { tag: 'sent' }
  | { tag: 'closed' }
  | { tag: 'declined'; message: string }
  | { tag: 'action-required'; clientSecret: string };

/**
 * Finds out what became of a booking fee and draws the consequence: the request is sent to its specialists, or the
 * authorisation is let go because the request has closed meanwhile. `giveUp` releases one that still waits for its
 * 3-D Secure step. Safe to repeat. Throws PaymentUnavailable when the answer is unknown.
 */
export async function settleBookingFee(
  services: Services,
  charge: Charge,
  { giveUp = false }: { giveUp?: boolean } = {},
): Promise<BookingFeeOutcome> {
  const authorisation = await authoriseCharge(services, charge);
  const now = services.now();
  return inTransaction(services.db, async (t) => {
    const selection = await lockSelection(t, charge.selection_id);
    const current = await t.selectFrom('charges').selectAll().where('id', '=', charge.id).executeTakeFirstOrThrow();
    if (isPaid(current)) return { tag: 'sent' };
    if (current.status !== 'STARTED' && current.status !== 'ACTION_REQUIRED') {
      // Given up by somebody else: an authorisation that came through all the same must not stay on the card.
      if (authorisation.tag !== 'declined') await releaseKnown(t, charge.id, { intentId: authorisation.intentId, now });
      return { tag: 'closed' };
    }
    return conclude(t, { selection, charge, authorisation, giveUp, now });
  });
}

interface Conclusion {
  selection: Row<'selections'>;
  charge: Charge;
  authorisation: Authorisation;
  giveUp: boolean;
  now: Date;
}

async function conclude(
  t: Tx,
  { selection, charge, authorisation, giveUp, now }: Conclusion,
): Promise<BookingFeeOutcome> {
  if (authorisation.tag === 'declined') {
    const { intentId, message } = authorisation;
    await moveCharge(t, charge.id, { status: 'FAILED', payment_intent_id: intentId ?? null, now });
    await showPayment(t, selection, 'requires_payment_method');
    return { tag: 'declined', message };
  }
  const { intentId } = authorisation;
  const waiting = await waitingCandidates(t, selection.id, now);
  if (selection.state !== 'OPEN' || waiting.length === 0) {
    await releaseKnown(t, charge.id, { intentId, now });
    return { tag: 'closed' };
  }
  if (authorisation.tag === 'action-required') {
    if (giveUp) {
      await releaseKnown(t, charge.id, { intentId, now });
      await showPayment(t, selection, 'requires_payment_method');
      return { tag: 'closed' };
    }
    const until = new Date(now.getTime() + actionLeaseMs);
    const started_until = charge.status === 'ACTION_REQUIRED' ? charge.started_until : until;
    await moveCharge(t, charge.id, { status: 'ACTION_REQUIRED', payment_intent_id: intentId, started_until, now });
    await showPayment(t, selection, 'requires_action');
    return { tag: 'action-required', clientSecret: authorisation.clientSecret };
  }
  await moveCharge(t, charge.id, { status: 'AUTHORISED', payment_intent_id: intentId, now });
  const slots = waiting.map(({ start_at }) => start_at.toISOString());
  const expires_at = lapsesAt(now.toISOString(), slots);
  await t
    .updateTable('selections')
    .set({ payment_status: 'requires_capture', submitted_at: now, expires_at })
    .where('id', '=', selection.id)
    .execute();
  for (const { specialist_id } of waiting) {
    const payload = { letter: 'newRequest', selectionId: selection.id, specialistId: specialist_id } as const;
    await enqueue(t, { kind: 'mail', payload }, now);
  }
  return { tag: 'sent' };
}

function waitingCandidates(
  t: Tx,
  selectionId: string,
  now: Date,
): Promise<{ specialist_id: string; start_at: Date }[]> {
  return t
    .selectFrom('candidates')
    .select(['specialist_id', 'start_at'])
    .where('selection_id', '=', selectionId)
    .where('status', '=', 'PENDING')
    .where('start_at', '>', now)
    .execute();
}

async function showPayment(
  t: Tx,
  selection: Row<'selections'>,
  payment_status: 'requires_action' | 'requires_payment_method',
): Promise<void> {
  await t.updateTable('selections').set({ payment_status }).where('id', '=', selection.id).execute();
}
