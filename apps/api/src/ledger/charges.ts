import { newId } from '../db/new-id.ts';
import type { Db } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { ChargedCard } from '../vendors/payment-answers.ts';
import { countCardTry } from './card-tries.ts';
import { isLostToBank, isPaid, leaseMs, liveStatuses, type Charge, type Purpose, type Subject } from './charge.ts';
import { captureJob, clearStraysJob, giveBackJobs } from './job-kinds.ts';

interface NewCharge extends Purpose {
  /** Whose card it is. */
  userId: string;
  /** From where it was given: a keyed hash. */
  callerAddress: string;
  /** Integer cents, AUD. */
  amountCents: number;
  /** Null where its payer gives the card to the provider alone (prepare-charge.ts). */
  paymentMethodId: string | null;
  /** The payer agreed to save the card. */
  savesCard?: boolean;
  /** Where the money goes on to, and what of it stays ours; all of it without. */
  share?: { accountId: string; ourFeeCents: number };
  /** Ids for people who look the payment up at the provider. */
  metadata: Record<string, string>;
  now: Date;
}

/**
 * Writes down what is about to be asked, before it is asked, so that a crash in between is found. Throws CardTriesSpent where too many
 * cards were declined.
 */
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

/** The one live charge of a purpose. */
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

/** The live charge of a purpose, or else the last that was tried: also one that was refunded since. */
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
  /** How long it holds from its making, where the provider says so. */
  holdMs: number | null;
  card: ChargedCard | null;
  now: Date;
}

/**
 * The amount is held. Until when is counted from the charge's own making, by this program's clock: never later than the provider's
 * word, and no two clocks are compared. Answers the charge as it is now.
 */
export async function holdCharge(t: Tx, charge: Charge, { intentId, holdMs, card, now }: HoldDetails): Promise<Charge> {
  const capture_before = holdMs === null ? null : new Date(charge.created_at.getTime() + holdMs);
  const held = { status: 'AUTHORISED', payment_intent_id: intentId, capture_before } as const;
  const shown = card && { card_brand: card.brand, card_last4: card.last4 };
  await moveCharge(t, charge.id, { ...held, ...shown, now });
  return { ...charge, ...held };
}

interface Failure {
  /** The provider's type and code. */
  reason: string;
  /** What was made at the provider before it failed: it is cancelled, so that nothing stays open there. */
  intentId?: string | undefined;
  now: Date;
}

export async function failCharge(t: Tx, id: string, { reason, intentId, now }: Failure): Promise<void> {
  const known = intentId === undefined ? {} : { payment_intent_id: intentId };
  await moveCharge(t, id, { status: 'FAILED', failed_because: reason, ...known, now });
  if (intentId !== undefined) await giveBackLater(t, 'release', { chargeId: id, now });
}

/**
 * Ends a charge that lost its purpose before its answer was heard. The card is not asked on its behalf any more; what an
 * earlier try may have held is looked for and let go.
 */
export async function endUnheard(t: Tx, id: string, now: Date): Promise<void> {
  await moveCharge(t, id, { status: 'RELEASED', now });
  await clearStraysJob.enqueue(t, { chargeId: id }, now);
  await clearStraysLater(t, { chargeId: id, now });
}

/** A process that heard nothing gives its charge up at once: the next runJobs() may ask in its place. */
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
  /** Charges that keep their purpose. */
  except?: readonly string[];
  now: Date;
}

/**
 * Lets go of every authorisation for these subjects that has lost its purpose, and gives back what a person has captured already;
 * the provider is told by the outbox. A charge still STARTED is left: whoever hears its answer, or runJobs(), finds the purpose gone
 * and ends it.
 */
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

/** Releases one charge whose intent has only now become known. */
export async function releaseKnown(t: Tx, id: string, change: { intentId: string; now: Date }): Promise<void> {
  await moveCharge(t, id, { status: 'RELEASED', payment_intent_id: change.intentId, now: change.now });
  await giveBackLater(t, 'release', { chargeId: id, now: change.now });
}

/** Gives a paid charge back, whether it was captured already or not; one that the bank has given back is left. */
export async function refundCharge(t: Tx, purpose: Purpose, now: Date): Promise<void> {
  const charge = await liveCharge(t, purpose);
  if (!charge || !isPaid(charge) || isLostToBank(charge)) return;
  await moveCharge(t, charge.id, { status: 'REFUNDING', now });
  await giveBackLater(t, 'refund', { chargeId: charge.id, now });
}

/** Captures an authorised charge once the transaction has committed. */
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

/** Longer than the provider works on anything that it was asked. */
const strayMs = 15 * 60_000;

/** Looks later for payments of a charge beside the one that counts, made by tries whose answer was not waited for. */
export function clearStraysLater(t: Tx, { chargeId, now }: { chargeId: string; now: Date }): Promise<void> {
  return clearStraysJob.enqueue(t, { chargeId }, now, { afterMs: strayMs });
}
