import { limits, offerStatus, type Offer } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptValue } from '../encryption/rows.ts';
import { meetingOf, type MeetingRow } from '../meetings/read.ts';
import { feeFate } from '../selections/fee-fate.ts';
import { latestReschedules, rescheduleView } from '../bookings/latest-reschedules.ts';
import { latestCharges, type SeenCharge } from '../ledger/latest-charges.ts';
import { offerFee } from './fee.ts';
import { takenTimes } from './taken-times.ts';

/** Only the specialist sees how the fee is split. */
export interface Reader {
  side: 'patient' | 'specialist';
  keys: FieldKeys;
  now: Date;
}

const offersOf = (db: Db) =>
  db
    .selectFrom('offers as o')
    .innerJoin('selections as sel', 'sel.id', 'o.selection_id')
    .innerJoin('specialists as s', 's.id', 'o.specialist_id')
    .leftJoin('people as q', 'q.id', 'sel.person_id')
    .selectAll('o')
    .select([
      'sel.profession',
      'sel.specialty',
      'sel.reason',
      'sel.reason_encrypted',
      'sel.timeframe',
      'sel.timeframe_words',
      'sel.timeframe_words_encrypted',
      'sel.wanted_state',
      'sel.created_at as requestCreatedAt',
      'sel.state as requestState',
      'sel.expires_at as requestEnd',
    ])
    .select(['s.name', 's.photo_url', 's.photo_small_url', 's.city', 's.state as place', 'q.name as forName']);

type OfferRow = Awaited<ReturnType<ReturnType<typeof offersOf>['execute']>>[number];

export async function readOffers(db: Db, ids: readonly string[], reader: Reader): Promise<Offer[]> {
  if (ids.length === 0) return [];
  const rows = await offersOf(db).where('o.id', 'in', ids).execute();
  const slots = await db
    .selectFrom('offer_slots')
    .selectAll()
    .where('offer_id', 'in', ids)
    .orderBy('offer_id')
    .orderBy('start_at')
    .execute();
  const bookings = await db
    .selectFrom('bookings as b')
    .leftJoin('specialist_meetings as m', 'm.specialist_id', 'b.specialist_id')
    .selectAll('b')
    .select(['m.way', 'm.video_url', 'm.instructions'])
    .where('b.offer_id', 'in', ids)
    .orderBy('b.created_at')
    .execute();
  const reschedules = await latestReschedules(
    db,
    bookings.map(({ id }) => id),
  );
  const charges = await latestCharges(db, { kind: offerFee, type: 'offer', ids });
  const taken = await takenTimes(
    db,
    rows,
    slots.map(({ start_at }) => start_at),
  );
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const own = slots.filter(({ offer_id }) => offer_id === id).map(({ start_at }) => start_at);
    const made = bookings.filter(({ offer_id }) => offer_id === id);
    return [
      viewOf({ row, starts: own, taken: taken(row), bookings: made, reschedules, charge: charges.get(id), reader }),
    ];
  });
}

export async function readOffer(db: Db, id: string, reader: Reader): Promise<Offer> {
  const [offer] = await readOffers(db, [id], reader);
  if (!offer) throw new Error(`There is no offer ${id}.`);
  return offer;
}

type BookedRow = Row<'bookings'> & MeetingRow;

interface OfferViewArgs {
  row: OfferRow;
  starts: readonly Date[];
  taken: ReadonlySet<number>;
  bookings: readonly BookedRow[];
  reschedules: ReadonlyMap<string, Row<'reschedules'>>;
  charge: SeenCharge | undefined;
  reader: Reader;
}

function viewOf({ row, starts, taken, bookings, reschedules, charge, reader }: OfferViewArgs): Offer {
  const { now } = reader;
  const hold = bookings.find(({ status }) => status === 'CLAIMED');
  const booking = bookings.findLast(({ status }) => status !== 'CLAIMED');
  const expiresAt = row.expires_at.toISOString();
  const heldSlotISO = hold?.start_at.toISOString() ?? null;
  return {
    offerId: row.id,
    requestId: row.selection_id,
    status: offerStatus({ decided: row.state === 'OPEN' ? null : row.state, expiresAt, heldSlotISO }, now),
    specialist: {
      specialistId: row.specialist_id,
      name: row.name,
      photoUrl: row.photo_url,
      photoSmallUrl: row.photo_small_url,
      location: { city: row.city, state: row.place },
    },
    request: requestOf(row, reader),
    ...(reader.side === 'patient' && row.forName !== null && { forName: row.forName }),
    feeCents: row.fee_cents,
    shares:
      reader.side === 'specialist'
        ? { ourFeeCents: row.our_fee_cents, receivesCents: row.fee_cents - row.our_fee_cents }
        : null,
    slots: starts.map((start) => ({
      slotISO: start.toISOString(),
      isFree: start > now && !taken.has(start.getTime()),
    })),
    createdAt: row.created_at.toISOString(),
    expiresAt,
    heldSlotISO,
    booking: booking ? bookingOf(booking, reschedules.get(booking.id), reader) : null,
    payment: charge ? paymentOf(charge) : null,
  };
}

function requestOf(row: OfferRow, { keys, now }: Reader): Offer['request'] {
  const id = row.selection_id;
  if (row.timeframe === null) throw new Error(`Offer ${row.id} answers a request that asked for no times.`);
  return {
    profession: row.profession,
    specialty: row.specialty,
    timeframe: row.timeframe,
    timeframeWords: decryptValue(
      keys,
      { of: 'requestTimeframe', id },
      { encrypted: row.timeframe_words_encrypted, clear: row.timeframe_words },
    ),
    state: row.wanted_state,
    reason: decryptValue(keys, { of: 'requestReason', id }, { encrypted: row.reason_encrypted, clear: row.reason }),
    createdAt: row.requestCreatedAt.toISOString(),
    openUntil:
      row.requestState === 'OPEN' && row.requestEnd !== null && row.requestEnd > now
        ? row.requestEnd.toISOString()
        : null,
  };
}

function bookingOf(
  { start_at, status, cancelled_by, sequence, ...how }: BookedRow,
  reschedule: Row<'reschedules'> | undefined,
  { keys, now }: Reader,
): NonNullable<Offer['booking']> {
  return {
    slotISO: start_at.toISOString(),
    endISO: new Date(start_at.getTime() + limits.appointmentMinutes * 60_000).toISOString(),
    status: status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    cancelledBy: cancelled_by,
    meeting: status === 'CANCELLED' ? null : meetingOf(how),
    sequence,
    reschedule: reschedule ? rescheduleView(keys, reschedule, now) : null,
  };
}

function paymentOf(charge: SeenCharge): NonNullable<Offer['payment']> {
  const { status, amount_cents: amountCents, updated_at } = charge;
  const captured = status === 'CAPTURED' || status === 'REFUNDING' || status === 'REFUNDED';
  const fate = feeFate(charge, captured ? 'succeeded' : 'requires_capture');
  const isComingBack = status === 'REFUNDING' && fate === 'charged';
  const changedAt = fate === 'none' ? null : updated_at.toISOString();
  return { fate, amountCents, changedAt, ...(isComingBack && { isComingBack }) };
}
