import { selectionStatus } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db, Row } from '../db/schema.ts';
import { hasLapsed } from './close.ts';

export type SelectionView = Answer<'getSelection'>;
type BookingView = NonNullable<SelectionView['booking']>;

/** Selections as their patient reads them (spec sections 3 and 4): three queries, however many there are. */
export async function readSelections(
  db: Db,
  selections: readonly Row<'selections'>[],
  now: Date,
): Promise<SelectionView[]> {
  if (selections.length === 0) return [];
  const ids = selections.map(({ id }) => id);
  const candidates = await candidatesOf(db, ids);
  const bookings = await bookingsOf(db, ids);
  return selections.map((row) => {
    const own = candidates.filter((one) => one.selection_id === row.id);
    const booking = bookings.find((one) => one.selection_id === row.id);
    return viewOf(row, own, booking, now);
  });
}

const candidatesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select(['c.selection_id', 'c.specialist_id', 'c.status', 'c.start_at', 'c.fee_cents'])
    .select(['s.name', 's.photo_url', 's.city', 's.state'])
    .where('c.selection_id', 'in', ids)
    .orderBy('c.start_at')
    .orderBy('c.id')
    .execute();

/** A claim is not shown: until it is confirmed nothing is booked. */
const bookingsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .select(['b.selection_id', 'b.specialist_id', 'b.start_at', 'b.end_at', 'b.fee_cents', 'b.status', 's.name'])
    .where('b.selection_id', 'in', ids)
    .where('b.status', '<>', 'CLAIMED')
    .execute();

type CandidateRow = Awaited<ReturnType<typeof candidatesOf>>[number];
type BookingRow = Awaited<ReturnType<typeof bookingsOf>>[number];

function viewOf(
  row: Row<'selections'>,
  candidateRows: readonly CandidateRow[],
  bookingRow: BookingRow | undefined,
  now: Date,
): SelectionView {
  const lapsed = hasLapsed(row, now);
  const candidates = candidateRows.map((one) => ({
    specialistId: one.specialist_id,
    specialistName: one.name,
    photoUrl: one.photo_url,
    location: { city: one.city, state: one.state },
    status: lapsed && one.status === 'PENDING' ? ('LOST' as const) : one.status,
    slotISO: one.start_at.toISOString(),
    feeCents: one.fee_cents,
  }));
  const booking = bookingRow ? bookingView(bookingRow) : null;
  const paymentStatus = lapsed && row.payment_status ? 'canceled' : row.payment_status;
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
    payment: paymentStatus && { status: paymentStatus },
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
  };
}
