import { createPayments } from '../vendors/payments.ts';
import { withApi, type TestApi } from './start-api.ts';
import { withStripe, type TestStripe } from './start-stripe.ts';
import { testConfig } from './test-config.ts';

/** An API whose payments are tried once: the SDK's own second try would wait for half a second, and hide what a fault does. */
export async function withOneTry(): Promise<{ api: TestApi; stripe: TestStripe }> {
  const stripe = await withStripe();
  const config = { stripeApiUrl: stripe.url };
  const api = await withApi({ config, payments: createPayments(testConfig(config), { retries: 0 }) });
  return { api, stripe };
}
