import type { Transition, Refusal, SelectionStanding } from '@tele/core';
import { checkTransition } from '@tele/core';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Charge } from '../ledger/charge.ts';
import { liveCharge } from '../ledger/charges.ts';
import { bookingFeeOf } from './fees.ts';

export type Side = { side: 'patient' } | { side: 'specialist'; specialistId: string };

export interface LockedSelection {
  standing: SelectionStanding;
  candidate: Row<'candidates'> | undefined;
  booking: Row<'bookings'> | undefined;
  claimed: Row<'bookings'> | undefined;
  /** Claim with an expired lease: settle it before the transition. `standing` leaves it out. */
  stale: Row<'bookings'> | undefined;
}

export async function readStanding(
  t: Tx,
  selection: Row<'selections'>,
  who: Side,
  now: Date,
): Promise<LockedSelection> {
  const candidates = await t.selectFrom('candidates').selectAll().where('selection_id', '=', selection.id).execute();
  const bookings = await t
    .selectFrom('bookings')
    .selectAll()
    .where('selection_id', '=', selection.id)
    // A time held for a reschedule is not an acceptance.
    .where('reschedule_id', 'is', null)
    .execute();
  const charge = await liveCharge(t, bookingFeeOf(selection.id));

  const isOwn = ({ specialist_id }: { specialist_id: string }): boolean =>
    who.side === 'specialist' && specialist_id === who.specialistId;
  const candidate = candidates.find(isOwn);
  const settled = bookings.find(({ status }) => status !== 'CLAIMED');
  const booking = settled && (who.side === 'patient' || isOwn(settled)) ? settled : undefined;
  const claimed = bookings.find(({ status }) => status === 'CLAIMED');
  const stale = claimed && claimed.claimed_until <= now ? claimed : undefined;
  const claim = claimed && !stale ? (isOwn(claimed) ? 'own' : 'other') : null;
  return {
    candidate,
    booking,
    claimed,
    stale,
    standing: {
      side: who.side,
      state: selection.state,
      lapsesAt: selection.expires_at?.toISOString() ?? null,
      sent: selection.submitted_at !== null,
      fee: feeOf(charge, now),
      feeCapCents: selection.fee_cap_cents,
      anyFee: selection.any_fee,
      waiting: candidates.filter(({ status }) => status === 'PENDING').map(({ start_at }) => start_at.toISOString()),
      claim,
      own: candidate ? { status: candidate.status, slotISO: candidate.start_at.toISOString() } : null,
      booking: booking ? bookingOf(booking) : null,
    },
  };
}

function feeOf(charge: Charge | undefined, now: Date): SelectionStanding['fee'] {
  if (charge?.status === 'AUTHORISED') return 'held';
  if (charge?.status === 'CAPTURED') return 'charged';
  return charge?.status === 'STARTED' && charge.started_until > now ? 'in-progress' : 'none';
}

function bookingOf({ status, start_at, fee_cents }: Row<'bookings'>): NonNullable<SelectionStanding['booking']> {
  return {
    status: status === 'CANCELLED' ? 'CANCELLED' : 'CONFIRMED',
    slotISO: start_at.toISOString(),
    feeCents: fee_cents,
  };
}

export function requireTransition(
  transition: Transition,
  standing: SelectionStanding | undefined,
  now: Date,
): 'allowed' | 'done' {
  const verdict = checkTransition(transition, standing, now);
  if (verdict.tag === 'refused') throw refusalOf(verdict);
  return verdict.tag;
}

export function refusalOf({ code, text }: Refusal): ApiError {
  return new ApiError(code, text);
}
