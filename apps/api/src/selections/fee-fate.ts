import type { FeeFate, PaymentStatus } from '@tele/core';
import type { Db } from '../db/schema.ts';
import { isLostToBank, type Charge } from '../ledger/charge.ts';
import { latestCharges, type SeenCharge } from '../ledger/latest-charges.ts';

export type BookingFee = SeenCharge;

export const bookingFees = (db: Db, ids: readonly string[]): Promise<Map<string, BookingFee>> =>
  latestCharges(db, { kind: 'booking_fee', type: 'selection', ids });

type Fated = Pick<Charge, 'status' | 'dispute_status'>;

/** Fee as people see it: a pending refund shows once it completes; a refund before capture is a released hold. */
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
