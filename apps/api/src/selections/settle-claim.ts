import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../http/context.ts';
import { liveCharge } from '../ledger/charges.ts';
import type { Authorisation } from '../vendors/payment-answers.ts';
import { abandonClaim } from './abandon-claim.ts';
import { chargeAcceptanceFee } from './charge-acceptance-fee.ts';
import { confirmClaim } from './confirm-claim.ts';
import { acceptanceFeeOf, bookingFeeOf } from '../bookings/fees.ts';

export type ClaimOutcome =
  | { tag: 'confirmed' }
  | { tag: 'gone' }
  | Extract<Authorisation, { tag: 'declined' }>
  | { tag: 'refused'; reason: string }
  | { tag: 'action-required'; clientSecret: string; intentId: string }
  | { tag: 'card-not-on-file' };

/** Asks both cards, then books or reverts. Idempotent, race-safe. Throws PaymentUnavailable, keeping the claim. */
export async function settleClaim(services: Services, bookingId: string): Promise<ClaimOutcome> {
  const { db } = services;
  const found = await inTransaction(db, async (t) => {
    const booking = await t.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst();
    if (!booking?.candidate_id) return undefined;
    const acceptanceFee = await liveCharge(t, acceptanceFeeOf(booking.candidate_id));
    const bookingFee = await liveCharge(t, bookingFeeOf(booking.selection_id));
    return { booking, acceptanceFee, bookingFee };
  });
  if (!found) return { tag: 'gone' };
  const { booking, acceptanceFee, bookingFee } = found;
  if (booking.status !== 'CLAIMED') return { tag: booking.status === 'CONFIRMED' ? 'confirmed' : 'gone' };
  if (!acceptanceFee) return abandonClaim(services, { booking, outcome: { tag: 'gone' } });

  const charged = await chargeAcceptanceFee(services, { acceptanceFee, bookingFee });
  if (!bookingFee || charged.tag === 'card-not-on-file') {
    const seen = charged.tag === 'card-not-on-file' ? charged.seen : undefined;
    const outcome = { tag: 'card-not-on-file' } as const;
    return abandonClaim(services, { booking, acceptanceFee, bookingFee, seen, outcome });
  }
  if (charged.tag !== 'authorised') return abandonClaim(services, { booking, acceptanceFee, outcome: charged });
  return confirmClaim(services, { booking, acceptanceFee, bookingFee, held: charged });
}
