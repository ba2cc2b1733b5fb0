import { limits, selectionStatus, type PaymentStatus } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db, Row } from '../db/schema.ts';
import { hasLapsed, isSent, lapseOf } from './close.ts';
import { bookingFees, feeFate, type BookingFee } from './fee-fate.ts';

export type SelectionView = Answer<'getSelection'>;
type BookingView = NonNullable<SelectionView['booking']>;

/** Selections as their patient reads them (spec sections 3 and 4): four queries, however many there are. */
export async function readSelections(
  db: Db,
  selections: readonly Row<'selections'>[],
  now: Date,
): Promise<SelectionView[]> {
  if (selections.length === 0) return [];
  const ids = selections.map(({ id }) => id);
  const candidates = await candidatesOf(db, ids);
  const bookings = await bookingsOf(db, ids);
  const fees = await bookingFees(db, ids);
  return selections.map((row) => {
    const own = candidates.filter((one) => one.selection_id === row.id);
    const booking = bookings.find((one) => one.selection_id === row.id);
    return viewOf({ row, candidateRows: own, bookingRow: booking, fee: fees.get(row.id), now });
  });
}

const candidatesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['c.selection_id', 'c.specialist_id', 'c.status', 'c.start_at', 'c.fee_cents'])
    .select(['s.name', 's.photo_url', 's.photo_small_url', 's.city', 's.state'])
    .where('c.selection_id', 'in', ids)
    .orderBy('c.start_at')
    .orderBy('c.id')
    .execute();

/** A claim is not shown: until it is confirmed nothing is booked. */
const bookingsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .select(['b.selection_id', 'b.specialist_id', 'b.start_at', 'b.end_at', 'b.fee_cents', 'b.status'])
    .select(['b.cancelled_by', 's.name'])
    .where('b.selection_id', 'in', ids)
    .where('b.status', '<>', 'CLAIMED')
    .execute();

type CandidateRow = Awaited<ReturnType<typeof candidatesOf>>[number];
type BookingRow = Awaited<ReturnType<typeof bookingsOf>>[number];

interface Found {
  row: Row<'selections'>;
  candidateRows: readonly CandidateRow[];
  bookingRow: BookingRow | undefined;
  fee: BookingFee | undefined;
  now: Date;
}

function viewOf({ row, candidateRows, bookingRow, fee, now }: Found): SelectionView {
  const lapsed = hasLapsed(row, now);
  const candidates = candidateRows.map((one) => ({
    specialistId: one.specialist_id,
    specialistName: one.name,
    photoUrl: one.photo_url,
    photoSmallUrl: one.photo_small_url,
    location: { city: one.city, state: one.state },
    status: lapsed && one.status === 'PENDING' ? ('LOST' as const) : one.status,
    slotISO: one.start_at.toISOString(),
    feeCents: one.fee_cents,
  }));
  const booking = bookingRow ? bookingView(bookingRow) : null;
  const open = row.state === 'OPEN' && !lapsed ? (row.expires_at?.toISOString() ?? null) : null;
  return {
    selectionId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    status: selectionStatus({ booking, candidates }),
    feeCapCents: row.fee_cap_cents,
    candidates,
    booking,
    payment: row.payment_status && paymentView(lapsed ? 'canceled' : row.payment_status, fee),
    payBy: isSent(row) ? null : open,
    answerBy: isSent(row) ? open : null,
    endedBecause: lapsed ? lapseOf(row) : row.ended_because,
  };
}

function paymentView(status: PaymentStatus, fee: BookingFee | undefined): NonNullable<SelectionView['payment']> {
  return {
    status,
    fate: feeFate(fee, status),
    amountCents: fee?.amount_cents ?? limits.bookingFeeCents,
    changedAt: fee?.updated_at.toISOString() ?? null,
  };
}

/** A booking as both sides read it; `status` is CONFIRMED or CANCELLED. */
export function bookingView(row: Omit<BookingRow, 'selection_id'>): BookingView {
  return {
    slotISO: row.start_at.toISOString(),
    endISO: row.end_at.toISOString(),
    specialistId: row.specialist_id,
    specialistName: row.name,
    feeCents: row.fee_cents,
    status: row.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    cancelledBy: row.cancelled_by,
  };
}
