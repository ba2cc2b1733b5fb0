import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ChargedCard } from '../vendors/payment-answers.ts';
import { countCardTry } from './card-tries.ts';
import { isLostToBank, isPaid, leaseMs, liveStatuses, type Charge, type Purpose, type Subject } from './charge.ts';
import { captureJob, clearStraysJob, giveBackJobs } from './job-kinds.ts';

interface NewCharge extends Purpose {
  userId: string;
  callerAddress: string;
  /** Integer cents, AUD. */
  amountCents: number;
  /** Null when the payer gives the card to the provider only (prepare-charge.ts). */
  paymentMethodId: string | null;
  /** The payer agreed to save the card. */
  savesCard?: boolean;
  /** Payout account that receives the payment, less our fee. Without it, the whole amount is ours. */
  share?: { accountId: string; ourFeeCents: number };
  /** IDs for staff who look the payment up at the provider. */
  metadata: Record<string, string>;
  now: Date;
}

/** Records the charge before the provider is called, to survive a crash. Throws CardTriesSpent. */
export async function startCharge(t: Tx, { kind, subject, now, ...input }: NewCharge): Promise<Charge> {
  const { userId, callerAddress } = input;
  const charge = await t
    .insertInto('charges')
    .values({
      id: newId('chg'),
      kind,
      subject_type: subject.type,
      subject_id: subject.id,
      user_id: userId,
      customer_id: (row) => row.selectFrom('users').select('stripe_customer_id').where('id', '=', userId),
      amount_cents: input.amountCents,
      payment_method_id: input.paymentMethodId,
      saves_card: input.savesCard ?? false,
      account_id: input.share?.accountId ?? null,
      our_fee_cents: input.share?.ourFeeCents ?? null,
      metadata: JSON.stringify(input.metadata),
      status: 'STARTED',
      started_until: new Date(now.getTime() + leaseMs),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (input.paymentMethodId !== null) await countCardTry(t, { userId, callerAddress, chargeId: charge.id, now });
  return charge;
}

export function liveCharge(t: Tx, { kind, subject }: Purpose): Promise<Charge | undefined> {
  return t
    .selectFrom('charges')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst();
}

export function latestCharge(t: Tx, { kind, subject }: Purpose): Promise<Charge | undefined> {
  return t
    .selectFrom('charges')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .orderBy((row) => row('status', 'in', liveStatuses), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Move = Pick<Charge, 'status'> &
  Partial<Pick<Charge, 'payment_intent_id' | 'started_until' | 'failed_because' | 'capture_before'>> & {
    card_brand?: string;
    card_last4?: string;
    card_wallet?: string | null;
  };

export async function moveCharge(t: Tx, id: string, change: Move & { now: Date }): Promise<void> {
  const { now, ...columns } = change;
  await t
    .updateTable('charges')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

interface HoldDetails {
  intentId: string;
  /** Hold length from the intent's creation, where the provider gives one. */
  holdMs: number | null;
  card: ChargedCard | null;
  now: Date;
}

/** Records a hold. Its end counts from the charge's creation by our clock: never later than the provider's. */
export async function holdCharge(t: Tx, charge: Charge, { intentId, holdMs, card, now }: HoldDetails): Promise<Charge> {
  const capture_before = holdMs === null ? null : new Date(charge.created_at.getTime() + holdMs);
  const held = { status: 'AUTHORISED', payment_intent_id: intentId, capture_before } as const;
  const shown = card && { card_brand: card.brand, card_last4: card.last4, card_wallet: card.wallet };
  await moveCharge(t, charge.id, { ...held, ...shown, now });
  return { ...charge, ...held };
}

interface Failure {
  /** The provider's error type and code. */
  reason: string;
  /** Intent made before the failure; cancelled, to leave nothing open. */
  intentId?: string | undefined;
  now: Date;
}

export async function failCharge(t: Tx, id: string, { reason, intentId, now }: Failure): Promise<void> {
  const known = intentId === undefined ? {} : { payment_intent_id: intentId };
  await moveCharge(t, id, { status: 'FAILED', failed_because: reason, ...known, now });
  if (intentId !== undefined) await giveBackLater(t, 'release', { chargeId: id, now });
}

/** Ends a charge without a purpose before its answer arrives. Holds from earlier tries are found and released. */
export async function endUnheard(t: Tx, id: string, now: Date): Promise<void> {
  await moveCharge(t, id, { status: 'RELEASED', now });
  await clearStraysJob.enqueue(t, { chargeId: id }, now);
  await clearStraysLater(t, { chargeId: id, now });
}

/** Ends the lease early: the next runJobs() may take over. */
export async function endLease(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db
    .updateTable('charges')
    .set({ started_until: now })
    .where('id', '=', id)
    .where('status', '=', 'STARTED')
    .execute();
}

interface ReleaseScope {
  subjects: readonly Subject[];
  /** Charges that still have a purpose. */
  except?: readonly string[];
  now: Date;
}

/** Releases or refunds the subjects' charges by outbox. Leaves STARTED ones to settleCharge() or runJobs(). */
export async function releaseCharges(t: Tx, { subjects, except = [], now }: ReleaseScope): Promise<void> {
  if (subjects.length === 0) return;
  let charges = t
    .selectFrom('charges')
    .selectAll()
    .where((row) =>
      row.or(subjects.map(({ type, id }) => row.and([row('subject_type', '=', type), row('subject_id', '=', id)]))),
    )
    .where('status', 'in', ['ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED']);
  if (except.length > 0) charges = charges.where('id', 'not in', except);
  for (const charge of await charges.execute()) {
    const { id, status } = charge;
    if (status === 'CAPTURED' && isLostToBank(charge)) continue;
    const back = status === 'CAPTURED' ? 'refund' : 'release';
    await moveCharge(t, id, { status: back === 'refund' ? 'REFUNDING' : 'RELEASED', now });
    await giveBackLater(t, back, { chargeId: id, now });
  }
}

export async function releaseKnown(t: Tx, id: string, change: { intentId: string; now: Date }): Promise<void> {
  await moveCharge(t, id, { status: 'RELEASED', payment_intent_id: change.intentId, now: change.now });
  await giveBackLater(t, 'release', { chargeId: id, now: change.now });
}

/** Refunds or releases a paid charge, unless the bank has already returned the money. */
export async function refundCharge(t: Tx, purpose: Purpose, now: Date): Promise<void> {
  const charge = await liveCharge(t, purpose);
  if (!charge || !isPaid(charge) || isLostToBank(charge)) return;
  await moveCharge(t, charge.id, { status: 'REFUNDING', now });
  await giveBackLater(t, 'refund', { chargeId: charge.id, now });
}

/** Captures after the transaction commits. */
export function captureLater(t: Tx, { chargeId, now }: { chargeId: string; now: Date }): Promise<void> {
  return captureJob.enqueue(t, { chargeId }, now);
}

export function giveBackLater(
  t: Tx,
  kind: 'release' | 'refund',
  { chargeId, now, afterMs = 0 }: { chargeId: string; now: Date; afterMs?: number },
): Promise<void> {
  return giveBackJobs[kind].enqueue(t, { chargeId }, now, { afterMs });
}

/** Longer than the provider works on any request. */
const strayMs = 15 * 60_000;

/** Later clears stray payments of a charge, made by tries whose answer was lost. */
export function clearStraysLater(t: Tx, { chargeId, now }: { chargeId: string; now: Date }): Promise<void> {
  return clearStraysJob.enqueue(t, { chargeId }, now, { afterMs: strayMs });
}
