import type { FeeFate, PaymentStatus } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { isLostToBank, type Charge } from '../ledger/charge.ts';
import { latestCharges, type SeenCharge } from '../ledger/latest-charges.ts';

export type BookingFee = SeenCharge;

/** The booking fee that counts for each of the selections. */
export const bookingFees = (db: Db, ids: readonly string[]): Promise<Map<string, BookingFee>> =>
  latestCharges(db, { kind: 'booking_fee', type: 'selection', ids });

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
