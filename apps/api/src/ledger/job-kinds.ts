import * as z from 'zod';
import { defineJob } from '../jobs/define-job.ts';
import type { Job } from '../jobs/duties.ts';

const chargePayload = z.object({ chargeId: z.string() });
const customerPayload = z.object({ customerId: z.string() });
const cardPayload = z.object({ paymentMethodId: z.string() });

export type ChargeJob = Job<z.infer<typeof chargePayload>>;
export type CustomerJob = Job<z.infer<typeof customerPayload>>;
export type CardJob = Job<z.infer<typeof cardPayload>>;

/** Retries for some days: an authorisation lasts seven. */
const forDays = { lane: 'money', tries: 24 } as const;
/** Only staff can do it: the first try fails and notifies them. */
const once = { lane: 'money', tries: 1 } as const;

export const captureJob = defineJob('capture', chargePayload, forDays);
export const clearStraysJob = defineJob('clear-strays', chargePayload, forDays);
export const deleteCustomerJob = defineJob('delete-customer', customerPayload, forDays);
export const detachCardJob = defineJob('detach-card', cardPayload, forDays);

export const giveBackJobs = {
  release: defineJob('release', chargePayload, forDays),
  refund: defineJob('refund', chargePayload, forDays),
};

export const byHandJobs = {
  'answer-dispute': defineJob('answer-dispute', chargePayload, once),
  'refund-by-hand': defineJob('refund-by-hand', chargePayload, once),
};

/** Run by the payouts module. Given up after some hours: the next check finds it. */
export const seePayoutAccountJob = defineJob('see-payout-account', z.object({ accountId: z.string() }), {
  lane: 'money',
  tries: 12,
});
