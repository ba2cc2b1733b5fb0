import type { Services } from '../http/context.ts';
import { authoriseCharge } from '../ledger/authorise-charge.ts';
import type { Charge } from '../ledger/charge.ts';
import type { Authorisation, Intent, Refusal } from '../vendors/payment-answers.ts';

interface AcceptanceCharges {
  acceptanceFee: Charge;
  bookingFee: Charge | undefined;
}

export type AcceptanceFeeOutcome = Authorisation | { tag: 'card-not-on-file'; seen: Intent | Refusal | undefined };

/** Authorises the $20 acceptance fee after the patient's hold. Confirmation captures it (confirm-claim.ts). */
export async function chargeAcceptanceFee(
  services: Services,
  { acceptanceFee, bookingFee }: AcceptanceCharges,
): Promise<AcceptanceFeeOutcome> {
  const intentId = bookingFee?.payment_intent_id;
  const seen = intentId ? await services.payments.look(intentId) : undefined;
  return seen && isHeld(seen) ? authoriseCharge(services, acceptanceFee) : { tag: 'card-not-on-file', seen };
}

const isHeld = (seen: Intent | Refusal): boolean =>
  seen.tag === 'intent' && (seen.status === 'requires_capture' || seen.status === 'succeeded');
