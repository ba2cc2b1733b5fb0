import { limits } from '@tele/core';
import { newId } from '../db/new-id.ts';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import type { LockedOffer } from './lock.ts';
import { payableUntil } from './payable-until.ts';

interface ReservationArgs extends LockedOffer {
  own: Row<'bookings'> | undefined;
  start: Date;
  now: Date;
}

export type ReservationResult =
  | { tag: 'held' }
  | { tag: 'taken' }
  | { tag: 'busy' }
  | { tag: 'stale'; bookingId: string };

const appointmentMs = limits.appointmentMinutes * 60_000;

/** Holds until expiry or start. Unique indexes on live bookings decide races; a savepoint survives refusals. */
export async function holdSlot(t: Tx, args: ReservationArgs): Promise<ReservationResult> {
  const { offer, own, start, now } = args;
  if (own && own.start_at.getTime() === start.getTime()) return { tag: 'held' };
  if (own) await t.deleteFrom('bookings').where('id', '=', own.id).where('status', '=', 'CLAIMED').execute();
  const made = await t
    .insertInto('bookings')
    .values({
      id: newId('bkg'),
      selection_id: offer.selection_id,
      candidate_id: null,
      offer_id: offer.id,
      specialist_id: offer.specialist_id,
      patient_id: offer.patient_id,
      start_at: start,
      end_at: new Date(start.getTime() + appointmentMs),
      fee_cents: offer.fee_cents,
      status: 'CLAIMED',
      cancelled_by: null,
      claimed_until: payableUntil(offer, start),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made ? { tag: 'held' } : whoHolds(t, args);
}

/** True for bookings and reschedule holds; a claim may still fail. */
const isKept = ({ status, reschedule_id }: Row<'bookings'>): boolean =>
  status === 'CONFIRMED' || reschedule_id !== null;

async function whoHolds(t: Tx, { offer, start, now }: ReservationArgs): Promise<ReservationResult> {
  const holders = await t
    .selectFrom('bookings')
    .selectAll()
    .where((row) => row.or([row('specialist_id', '=', offer.specialist_id), row('patient_id', '=', offer.patient_id)]))
    .where('start_at', '=', start)
    .where('status', 'in', ['CLAIMED', 'CONFIRMED'])
    .execute();
  const stale = holders.find(
    ({ status, candidate_id, claimed_until }) => status === 'CLAIMED' && candidate_id !== null && claimed_until <= now,
  );
  if (stale) return { tag: 'stale', bookingId: stale.id };
  const ofPatient = holders.every(({ specialist_id }) => specialist_id !== offer.specialist_id);
  return { tag: ofPatient && holders.some(isKept) ? 'busy' : 'taken' };
}
