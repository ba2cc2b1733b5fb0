import { limits, selectionStatus, type PaymentStatus } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { meetingOf } from '../meetings/read.ts';
import { namesOf, whomFor } from '../people/whom-for.ts';
import { hasLapsed, isSent, lapseOf } from './close.ts';
import { bookingFees, feeFate, type BookingFee } from './fee-fate.ts';
import { latestReschedules, rescheduleView } from '../bookings/latest-reschedules.ts';

export type SelectionView = Answer<'getSelection'>;
type BookingView = NonNullable<SelectionView['booking']>;

export async function readSelections(
  db: Db,
  keys: FieldKeys,
  found: readonly Row<'selections'>[],
  now: Date,
): Promise<SelectionView[]> {
  if (found.length === 0) return [];
  const selections = found.map((row) => decryptRow(keys, 'selections', row));
  const ids = selections.map(({ id }) => id);
  const candidates = await candidatesOf(db, ids);
  const bookings = await bookingsOf(db, ids);
  const fees = await bookingFees(db, ids);
  const reschedules = await latestReschedules(
    db,
    bookings.map(({ id }) => id),
  );
  const names = await namesOf(
    db,
    selections.map((row) => row.person_id),
  );
  return selections.map((row) => {
    const own = candidates.filter((one) => one.selection_id === row.id);
    const booking = bookings.find((one) => one.selection_id === row.id);
    const reschedule = booking && reschedules.get(booking.id);
    const view = viewOf({ row, candidateRows: own, bookingRow: booking, reschedule, fee: fees.get(row.id), keys, now });
    return { ...view, ...whomFor(names, row.person_id) };
  });
}

const candidatesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('candidates as c')
    .innerJoin('specialists as s', 's.id', 'c.specialist_id')
    .select([
      'c.selection_id',
      'c.specialist_id',
      'c.status',
      'c.start_at',
      'c.fee_cents',
      'c.fee_from_cents',
      'c.reply',
    ])
    .select(['s.name', 's.photo_url', 's.photo_small_url', 's.city', 's.state'])
    .where('c.selection_id', 'in', ids)
    .orderBy('c.start_at')
    .orderBy('c.id')
    .execute();

const bookingsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('specialists as s', 's.id', 'b.specialist_id')
    .select(['b.id', 'b.selection_id', 'b.specialist_id', 'b.start_at', 'b.end_at', 'b.fee_cents', 'b.status'])
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .leftJoin('candidates as c', 'c.id', 'b.candidate_id')
    .select(['b.cancelled_by', 's.name', 'b.sequence', 'c.decided_at as acceptedAt'])
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .where('b.selection_id', 'in', ids)
    .where('b.status', '<>', 'CLAIMED')
    .execute();

type CandidateRow = Awaited<ReturnType<typeof candidatesOf>>[number];
type BookingRow = Awaited<ReturnType<typeof bookingsOf>>[number];

interface SelectionViewArgs {
  row: Row<'selections'>;
  candidateRows: readonly CandidateRow[];
  bookingRow: BookingRow | undefined;
  reschedule: Row<'reschedules'> | undefined;
  fee: BookingFee | undefined;
  keys: FieldKeys;
  now: Date;
}

function viewOf({ row, candidateRows, bookingRow, reschedule, fee, keys, now }: SelectionViewArgs): SelectionView {
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
    feeFromCents: one.fee_from_cents,
    ...(one.reply && { reply: one.reply }),
  }));
  const booking = bookingRow ? bookingView(bookingRow, reschedule && rescheduleView(keys, reschedule, now)) : null;
  const open = row.state === 'OPEN' && !lapsed ? (row.expires_at?.toISOString() ?? null) : null;
  return {
    selectionId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    status: selectionStatus({ booking, candidates }),
    feeCapCents: row.fee_cap_cents,
    anyFee: row.any_fee,
    agreedAt: row.agreed_at?.toISOString() ?? null,
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

export function bookingView(
  row: Omit<BookingRow, 'id' | 'selection_id'>,
  reschedule?: BookingView['reschedule'],
): BookingView {
  return {
    slotISO: row.start_at.toISOString(),
    endISO: row.end_at.toISOString(),
    specialistId: row.specialist_id,
    specialistName: row.name,
    feeCents: row.fee_cents,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    status: row.status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    cancelledBy: row.cancelled_by,
    meeting: row.status === 'CANCELLED' ? null : meetingOf(row),
    sequence: row.sequence,
    reschedule: reschedule ?? null,
  };
}
