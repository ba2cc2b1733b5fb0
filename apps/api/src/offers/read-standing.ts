import { checkOfferTransition, offerStatus, type OfferTransition, type OfferStanding } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import type { LockedOffer } from './lock.ts';
import { takenTimes } from './taken-times.ts';

export interface FoundOffer {
  standing: OfferStanding;
  hold: Row<'bookings'> | undefined;
}

export async function readOfferStanding(
  t: Tx,
  { offer }: LockedOffer,
  side: OfferStanding['side'],
  now: Date,
): Promise<FoundOffer> {
  const hold = await holdOf(t, offer.id);
  const slots = await t
    .selectFrom('offer_slots')
    .select('start_at')
    .where('offer_id', '=', offer.id)
    .orderBy('start_at')
    .execute();
  const starts = slots.map(({ start_at }) => start_at);
  const taken = (await takenTimes(t, [offer], starts))(offer);
  const expiresAt = offer.expires_at.toISOString();
  const heldSlotISO = hold?.start_at.toISOString() ?? null;
  const status = offerStatus({ decided: offer.state === 'OPEN' ? null : offer.state, expiresAt, heldSlotISO }, now);
  return {
    hold,
    standing: {
      side,
      status,
      expiresAt,
      slots: starts.map((start) => ({ slotISO: start.toISOString(), isFree: !taken.has(start.getTime()) })),
    },
  };
}

export function holdOf(t: Tx, offerId: string): Promise<Row<'bookings'> | undefined> {
  return t
    .selectFrom('bookings')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('status', '=', 'CLAIMED')
    .executeTakeFirst();
}

/** Checks the transition under the lock. Throws the refusal; `done` means a repeat without changes. */
export function requireOfferTransition(
  transition: OfferTransition,
  standing: OfferStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkOfferTransition(transition, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}

export async function holdsOf(t: Tx, requestId: string): Promise<string[]> {
  const rows = await t
    .selectFrom('bookings')
    .select('offer_id')
    .where('selection_id', '=', requestId)
    .where('status', '=', 'CLAIMED')
    .execute();
  return rows.flatMap(({ offer_id }) => offer_id ?? []);
}
