import type { Db } from '../../../apps/api/src/db/schema.ts';
import type { Books, Intent } from './sandbox.ts';

const bookingFee = 1_500;
const acceptanceFee = 2_000;

interface RequestFacts {
  id: string;
  kind: 'picked' | 'open';
  state: string;
  sent: boolean;
  booking: { status: string; cancelledBy: string | null; feeCents: number } | undefined;
}

export interface MoneyChecked {
  wrong: string[];
  wrongIds: string[];
  /** Amounts held, captured and refunded at the payment provider, in integer cents. */
  heldCents: number;
  takenCents: number;
  returnedCents: number;
}

/** Compares the provider's records with each request's state, without the ledger's tables. */
export async function checkMoney(db: Db, books: Books): Promise<MoneyChecked> {
  const wrong = new Map<string, string>();
  const returned = (intent: Intent): number =>
    books.refunds
      .filter(({ payment_intent, status }) => payment_intent === intent.id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const byRequest = Map.groupBy(books.paymentIntents, ({ metadata }) => metadata.selectionId ?? 'none');
  const standings = await readStandings(db);
  for (const standing of standings) {
    const found = (byRequest.get(standing.id) ?? [])
      .filter(({ status }) => status === 'requires_capture' || status === 'succeeded')
      .map((intent) => `${intent.amount} ${wordOf(intent, returned(intent))}`)
      .filter((line) => !line.endsWith('returned'))
      .toSorted()
      .join(', ');
    const expected = expectedOf(standing);
    if (found !== expected)
      wrong.set(
        standing.id,
        `request ${standing.id} (${describe(standing)}): the provider has "${found}", expected "${expected}"`,
      );
  }
  const known = new Set(standings.map(({ id }) => id));
  for (const id of byRequest.keys())
    if (!known.has(id)) wrong.set(id, `the provider has payments of ${id}, which is no request`);
  const sum = (status: string): number =>
    books.paymentIntents.filter((one) => one.status === status).reduce((total, { amount }) => total + amount, 0);
  const returnedCents = books.paymentIntents.reduce((total, intent) => total + returned(intent), 0);
  return {
    wrong: [...wrong.values()],
    wrongIds: [...wrong.keys()],
    heldCents: sum('requires_capture'),
    takenCents: sum('succeeded'),
    returnedCents,
  };
}

function wordOf({ amount, status }: Intent, returned: number): string {
  if (status === 'requires_capture') return 'held';
  if (returned === 0) return 'taken';
  return returned === amount ? 'returned' : `taken, ${returned} returned`;
}

/** Amounts the booking rules leave at the provider (product.md 'Money'). */
function expectedOf({ kind, state, sent, booking }: RequestFacts): string {
  // Offers here are cancelled more than a day ahead, so either side's cancellation refunds everything.
  if (kind === 'open')
    return booking?.status === 'CONFIRMED' && booking.feeCents > 0 ? `${booking.feeCents} taken` : '';
  if (booking?.status === 'CONFIRMED') return `${bookingFee} taken, ${acceptanceFee} taken`;
  // Drills last less than a day, so patients always cancel within 24 hours of acceptance.
  if (booking?.status === 'CANCELLED')
    return booking.cancelledBy === 'patient' ? `${bookingFee} taken` : `${acceptanceFee} taken`;
  return state === 'OPEN' && sent ? `${bookingFee} held` : '';
}

function describe({ state, sent, booking }: RequestFacts): string {
  const by = booking?.cancelledBy ? ` by ${booking.cancelledBy}` : '';
  return `${state}, ${sent ? 'sent' : 'not sent'}${booking ? `, booking ${booking.status}${by}` : ''}`;
}

async function readStandings(db: Db): Promise<RequestFacts[]> {
  const rows = await db
    .selectFrom('selections as s')
    .leftJoin('bookings as b', (on) => on.onRef('b.selection_id', '=', 's.id').on('b.reschedule_id', 'is', null))
    .select(['s.id', 's.kind', 's.state', 's.payment_status', 'b.status', 'b.cancelled_by', 'b.fee_cents'])
    .execute();
  return rows.map(({ id, kind, state, payment_status, status, cancelled_by, fee_cents }) => ({
    id,
    kind,
    state,
    sent: payment_status === 'requires_capture',
    booking: status === null ? undefined : { status, cancelledBy: cancelled_by, feeCents: fee_cents ?? 0 },
  }));
}
