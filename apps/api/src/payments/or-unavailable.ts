import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/context.ts';
import { PaymentBusy, PaymentUnavailable } from '../vendors/payment-errors.ts';
import type { Charge } from './charges.ts';

/**
 * Runs a step that asks the payment provider. When the provider does not answer, the lease of the charge ends at once,
 * so that the next try, or drain(), finds out what happened; the person gets a 503. `busy` is thrown when a twin of
 * this request is being answered at the same time.
 */
export async function orUnavailable<T>(
  { db, now }: Services,
  { charge, busy }: { charge?: Pick<Charge, 'id'>; busy: ApiError },
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof PaymentBusy) throw busy;
    if (!(error instanceof PaymentUnavailable)) throw error;
    if (charge) {
      await db
        .updateTable('charges')
        .set({ started_until: now() })
        .where('id', '=', charge.id)
        .where('status', '=', 'STARTED')
        .execute();
    }
    throw new ApiError('PAYMENT_UNAVAILABLE', 'The payment service did not answer. Please try again in a moment.');
  }
}
