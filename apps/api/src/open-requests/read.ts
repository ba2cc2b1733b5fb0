import type { OpenRequest, Offer, IncomingOpenRequest } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { FieldKeys } from '../encryption/encrypt.ts';
import { decryptRow } from '../encryption/rows.ts';
import { isOver } from '../offers/read-open-request.ts';
import { readOffers } from '../offers/read.ts';
import { namesOf, whomFor } from '../people/whom-for.ts';

export function openRequestOf(keys: FieldKeys, found: Row<'selections'>, now: Date): IncomingOpenRequest {
  const row = decryptRow(keys, 'selections', found);
  if (row.timeframe === null) throw new Error(`Request ${row.id} asks for no times.`);
  const open = row.state === 'OPEN' && !isOver(row, now);
  return {
    requestId: row.id,
    profession: row.profession,
    specialty: row.specialty,
    timeframe: row.timeframe,
    timeframeWords: row.timeframe_words,
    state: row.wanted_state,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    openUntil: open ? (row.expires_at?.toISOString() ?? null) : null,
  };
}

export async function readOpenRequests(
  db: Db,
  keys: FieldKeys,
  rows: readonly Row<'selections'>[],
  now: Date,
): Promise<OpenRequest[]> {
  if (rows.length === 0) return [];
  const made = await db
    .selectFrom('offers')
    .select(['id', 'selection_id'])
    .where(
      'selection_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const offers = await readOffers(
    db,
    made.map(({ id }) => id),
    { side: 'patient', keys, now },
  );
  const names = await namesOf(
    db,
    rows.map((row) => row.person_id),
  );
  return rows.map((row) => ({
    ...askedOf(keys, row, offers.filter(({ requestId }) => requestId === row.id).toSorted(inOrder), now),
    ...whomFor(names, row.person_id),
  }));
}

function askedOf(keys: FieldKeys, row: Row<'selections'>, offers: Offer[], now: Date): OpenRequest {
  const over = row.state === 'OPEN' && isOver(row, now) && !offers.some(isAcceptable);
  return {
    ...openRequestOf(keys, row, now),
    status: over ? 'CLOSED' : row.state,
    offers,
    booking: bookingOf(offers),
  };
}

const isAcceptable = ({ status }: Offer): boolean => status === 'OPEN' || status === 'HELD';

/** Acceptable offers by soonest end, then accepted ones, then the rest, latest first. */
function inOrder(one: Offer, other: Offer): number {
  const apart = rankOf(one) - rankOf(other);
  if (apart !== 0 || !isAcceptable(one)) return apart;
  return Date.parse(one.expiresAt) - Date.parse(other.expiresAt);
}

const rankOf = (offer: Offer): number => (isAcceptable(offer) ? 0 : offer.booking ? 1 : 2);

function bookingOf(offers: readonly Offer[]): OpenRequest['booking'] {
  const accepted = offers.find(({ booking }) => booking !== null);
  if (!accepted?.booking) return null;
  const { booking, specialist, offerId, feeCents } = accepted;
  return {
    offerId,
    slotISO: booking.slotISO,
    endISO: booking.endISO,
    specialistId: specialist.specialistId,
    specialistName: specialist.name,
    feeCents,
    acceptedAt: null,
    status: booking.status,
    cancelledBy: booking.cancelledBy,
    meeting: booking.meeting,
    sequence: booking.sequence,
    reschedule: booking.reschedule,
  };
}
