import type { FeeFate, PaymentStatus } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { isLostToBank, liveStatuses, type Charge } from '../ledger/charge.ts';

export type BookingFee = Pick<Charge, 'subject_id' | 'status' | 'dispute_status' | 'amount_cents' | 'updated_at'>;

/** The booking fee that counts for each of the selections: the live one, or the last that was tried. */
export async function bookingFees(db: Db, selectionIds: readonly string[]): Promise<Map<string, BookingFee>> {
  const rows = await db
    .selectFrom('charges')
    .distinctOn('subject_id')
    .select(['subject_id', 'status', 'dispute_status', 'amount_cents', 'updated_at'])
    .where('kind', '=', 'booking_fee')
    .where('subject_type', '=', 'selection')
    .where('subject_id', 'in', selectionIds)
    .orderBy('subject_id')
    .orderBy((row) => row('status', 'in', liveStatuses), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row]));
}

type Fated = Pick<Charge, 'status' | 'dispute_status'>;

/**
 * What became of a charge, in the money words. One that is to be given back is not said to be, until it has been; one given back
 * before it was ever captured is a hold released; one that the bank took back for good is with its payer again.
 */
export function feeFate(charge: Fated | undefined, shown: PaymentStatus): FeeFate {
  switch (charge?.status) {
    case 'AUTHORISED':
      return 'held';
    case 'CAPTURED':
      return isLostToBank(charge) ? 'refunded' : 'charged';
    case 'REFUNDING':
      return shown === 'succeeded' ? 'charged' : 'held';
    case 'RELEASED':
      return 'released';
    case 'REFUNDED':
      return shown === 'succeeded' ? 'refunded' : 'released';
    case 'STARTED':
    case 'ACTION_REQUIRED':
    case 'FAILED':
    case undefined:
      return 'none';
  }
}
