import type { Tx } from '../db/transaction.ts';
import type { Job } from '../outbox/duties.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import type { LedgerParts } from './parts.ts';

/** By its name in the table of works. */
export const deleteCustomerKind = 'delete-customer';

/** Has the provider forget an account's customers, with their cards and their e-mail, once the transaction has committed. What was paid stays in its books. */
export async function deleteCustomersLater(t: Tx, userId: string, now: Date): Promise<void> {
  const { stripe_customer_id: current, past_customer_ids: past } = await t
    .selectFrom('users')
    .select(['stripe_customer_id', 'past_customer_ids'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  for (const customerId of [...past, ...(current === null ? [] : [current])])
    await enqueue(t, { kind: deleteCustomerKind, payload: { customerId } }, now);
}

/** One that the provider does not know is gone. */
export async function deleteCustomer({ payments }: LedgerParts, { payload }: Job): Promise<void> {
  const answer = await payments.deleteCustomer(payload['customerId'] ?? '');
  if (answer.tag === 'refused') throw new PaymentUnavailable(answer.reason);
}
