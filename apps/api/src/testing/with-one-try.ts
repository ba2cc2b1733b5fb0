import { createPayments } from '../vendors/payments.ts';
import { withApi, type TestApi } from './start-api.ts';
import { withStripe, type TestStripe } from './start-stripe.ts';
import { testConfig } from './test-config.ts';

/** One try per payment: the SDK’s retry waits half a second and hides faults. */
export async function withOneTry(): Promise<{ api: TestApi; stripe: TestStripe }> {
  const stripe = await withStripe();
  const config = { stripeApiUrl: stripe.url };
  const api = await withApi({ config, payments: createPayments(testConfig(config), { retries: 0 }) });
  return { api, stripe };
}
