import type { Database } from '../../../../apps/api/src/db/open.ts';
import type { Row } from '../../../../apps/api/src/db/schema.ts';
import type { Books } from '../sandbox.ts';

export interface Payment {
  id: string;
  chargeId: string | undefined;
  requestId: string | undefined;
  fate: 'open' | 'held' | 'let-go' | 'taken' | 'partly-returned' | 'returned';
}

export interface KnownCharge {
  id: string;
  status: Row<'charges'>['status'];
  intentId: string | null;
  /** True if pending work will move its money. */
  moves: boolean;
}

/** Final states without held or kept money. */
const over: readonly Payment['fate'][] = ['let-go', 'returned'];

const agree: Readonly<Record<KnownCharge['status'], readonly Payment['fate'][]>> = {
  STARTED: [],
  ACTION_REQUIRED: [],
  AUTHORISED: ['held'],
  CAPTURED: ['taken'],
  REFUNDING: [],
  RELEASED: over,
  FAILED: over,
  REFUNDED: over,
};

/** Payments where database and provider differ, and no pending work will fix it. */
export function otherwiseAt(payments: readonly Payment[], charges: readonly KnownCharge[]): string[] {
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  return payments.filter((payment) => !agrees(payment, byId.get(payment.chargeId ?? ''))).map(({ id }) => id);
}

/** Requests with wrong money and no reported payment. For missing requests, only money held or kept counts. */
export function unsaid(
  wrong: readonly string[],
  { payments, known, said }: { payments: readonly Payment[]; known: ReadonlySet<string>; said: ReadonlySet<string> },
): string[] {
  return wrong.filter((request) => {
    const own = payments.filter(({ requestId }) => requestId === request);
    const matters = known.has(request) || own.some(({ fate }) => fate !== 'open' && !over.includes(fate));
    return matters && !own.some(({ id }) => said.has(id));
  });
}

function agrees({ id, fate }: Payment, charge: KnownCharge | undefined): boolean {
  // Nothing was paid, and no record exists.
  if (!charge) return fate === 'open' || over.includes(fate);
  if (charge.moves) return true;
  // The charge's other payment is the one that counts.
  if (charge.intentId !== null && charge.intentId !== id) return over.includes(fate);
  return agree[charge.status].includes(fate);
}

export function paymentsOf({ paymentIntents, refunds }: Books): Payment[] {
  return paymentIntents.map(({ id, amount, status, metadata }) => {
    const returned = refunds
      .filter((refund) => refund.payment_intent === id && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    return {
      id,
      chargeId: metadata.chargeId,
      requestId: metadata.selectionId,
      fate: fateOf(status, { amount, returned }),
    };
  });
}

function fateOf(status: string, { amount, returned }: { amount: number; returned: number }): Payment['fate'] {
  if (status === 'requires_capture') return 'held';
  if (status === 'canceled') return 'let-go';
  if (status !== 'succeeded') return 'open';
  if (returned === 0) return 'taken';
  return returned < amount ? 'partly-returned' : 'returned';
}

const moving: readonly KnownCharge['status'][] = ['STARTED', 'ACTION_REQUIRED'];

export async function readCharges({ db }: Database): Promise<KnownCharge[]> {
  const charges = await db.selectFrom('charges').select(['id', 'status', 'payment_intent_id']).execute();
  const jobs = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', 'in', ['capture', 'release', 'refund', 'refund-by-hand'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  const waiting = new Set(jobs.map(({ payload }) => payload.chargeId));
  return charges.map(({ id, status, payment_intent_id: intentId }) => ({
    id,
    status,
    intentId,
    moves: waiting.has(id) || moving.includes(status),
  }));
}
