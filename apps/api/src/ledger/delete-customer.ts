import { newId } from '../db/new-id.ts';
import type { Tx } from '../db/transaction.ts';
import { PaymentUnavailable } from '../vendors/payment-errors.ts';
import { deleteCustomerJob, type CustomerJob } from './job-kinds.ts';
import type { LedgerParts } from './parts.ts';

/** Queues deletion of an account's Stripe customers and cards. Stripe keeps payments. Returns job IDs. */
export async function deleteCustomersLater(t: Tx, userId: string, now: Date): Promise<string[]> {
  const { stripe_customer_id: current, past_customer_ids: past } = await t
    .selectFrom('users')
    .select(['stripe_customer_id', 'past_customer_ids'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const jobs: string[] = [];
  for (const customerId of [...past, ...(current === null ? [] : [current])]) {
    const id = newId('job');
    await deleteCustomerJob.enqueue(t, { customerId }, now, { id });
    jobs.push(id);
  }
  return jobs;
}

export async function deleteCustomer({ payments }: LedgerParts, { payload }: CustomerJob): Promise<void> {
  const answer = await payments.deleteCustomer(payload.customerId);
  if (answer.tag === 'refused') throw new PaymentUnavailable(answer.reason);
}
