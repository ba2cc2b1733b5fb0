import { laterRefusals } from '@tele/core';
import type { Tx } from '../db/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { refusalOf } from '../bookings/read-standing.ts';
import { settleClaim } from './settle-claim.ts';

const rounds = 4;

/** Rolls back a transaction that met an expired claim. */
class StaleClaim extends Error {
  readonly bookingId: string;

  constructor(bookingId: string) {
    super('A claim must be settled first.');
    this.bookingId = bookingId;
  }
}

/** Settles an expired claim outside the transaction, then runs it again. */
export async function pastClaims<T>(services: Services, work: (t: Tx) => Promise<T>): Promise<T> {
  for (let round = 0; round < rounds; round += 1) {
    try {
      return await inTransaction(services.db, work);
    } catch (error) {
      if (!(error instanceof StaleClaim)) throw error;
      await settle(services, error.bookingId);
    }
  }
  throw refusalOf(laterRefusals.beingAccepted.other);
}

async function settle(services: Services, bookingId: string): Promise<void> {
  try {
    await settleClaim(services, bookingId);
  } catch (error) {
    throw error instanceof PaymentUnavailable ? refusalOf(laterRefusals.beingAccepted.other) : error;
  }
}

/** For use inside `pastClaims`: settles an expired claim and restarts the transaction. */
export function settleFirst(stale: { id: string } | undefined): void {
  if (stale) throw new StaleClaim(stale.id);
}
