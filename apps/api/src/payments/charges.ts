import { limits } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { enqueue } from '../jobs/enqueue.ts';

export type Charge = Row<'charges'>;

/** How long a request may take to hear from the payment provider before another process may ask in its place. */
export const leaseMs = 30_000;
/** How long a person has to finish a 3-D Secure step. */
export const actionLeaseMs = 60 * 60_000;

export const liveStatuses = ['STARTED', 'ACTION_REQUIRED', 'AUTHORISED', 'CAPTURED'] as const;
export const isPaid = (charge: Pick<Charge, 'status'>): boolean =>
  charge.status === 'AUTHORISED' || charge.status === 'CAPTURED';

const amounts = { booking_fee: limits.bookingFeeCents, acceptance_fee: limits.acceptanceFeeCents } as const;

interface NewCharge {
  selectionId: string;
  /** The accepting candidate; null for the patient's booking fee. */
  candidateId: string | null;
  userId: string;
  paymentMethodId: string;
  now: Date;
}

/** Writes down what is about to be asked, before it is asked, so that a crash in between is found. */
export function startCharge(t: Tx, input: NewCharge): Promise<Charge> {
  const kind = input.candidateId === null ? 'booking_fee' : 'acceptance_fee';
  return t
    .insertInto('charges')
    .values({
      id: newId('chg'),
      kind,
      selection_id: input.selectionId,
      candidate_id: input.candidateId,
      user_id: input.userId,
      amount_cents: amounts[kind],
      payment_method_id: input.paymentMethodId,
      status: 'STARTED',
      started_until: new Date(input.now.getTime() + leaseMs),
      created_at: input.now,
      updated_at: input.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The one live charge of a purpose: the booking fee of a selection, or the acceptance fee of a candidate. */
export function liveCharge(
  t: Tx,
  purpose: { selectionId: string; candidateId: string | null },
): Promise<Charge | undefined> {
  return t
    .selectFrom('charges')
    .selectAll()
    .where('selection_id', '=', purpose.selectionId)
    .where('candidate_id', 'is not distinct from', purpose.candidateId)
    .where('status', 'in', liveStatuses)
    .executeTakeFirst();
}

type Move = Pick<Charge, 'status'> & Partial<Pick<Charge, 'payment_intent_id' | 'started_until'>>;

export async function moveCharge(t: Tx, id: string, change: Move & { now: Date }): Promise<void> {
  const { now, ...columns } = change;
  await t
    .updateTable('charges')
    .set({ ...columns, updated_at: now })
    .where('id', '=', id)
    .execute();
}

interface ReleaseScope {
  selectionId: string;
  /** Only this candidate's acceptance fee. */
  candidateId?: string;
  /** Charges that keep their purpose. */
  except?: readonly string[];
  now: Date;
}

/**
 * Lets go of every authorisation in the scope that has lost its purpose; the provider is told by the outbox. A charge
 * still STARTED is left: whoever hears its answer, or drain(), finds the purpose gone and releases it.
 */
export async function releaseCharges(t: Tx, scope: ReleaseScope): Promise<void> {
  let update = t
    .updateTable('charges')
    .set({ status: 'RELEASED', updated_at: scope.now })
    .where('selection_id', '=', scope.selectionId)
    .where('status', 'in', ['ACTION_REQUIRED', 'AUTHORISED']);
  if (scope.candidateId) update = update.where('candidate_id', '=', scope.candidateId);
  if (scope.except?.length) update = update.where('id', 'not in', scope.except);
  const released = await update.returning('id').execute();
  for (const { id } of released) await enqueue(t, { kind: 'release', payload: { chargeId: id } }, scope.now);
}

/** Releases one charge whose intent has only now become known. */
export async function releaseKnown(t: Tx, id: string, change: { intentId: string; now: Date }): Promise<void> {
  await moveCharge(t, id, { status: 'RELEASED', payment_intent_id: change.intentId, now: change.now });
  await enqueue(t, { kind: 'release', payload: { chargeId: id } }, change.now);
}
