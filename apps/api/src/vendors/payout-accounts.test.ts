import { describe, expect, it } from 'vitest';
import { startStripe, withStripe } from '../testing/start-stripe.ts';
import { PaymentUnavailable } from './payment-errors.ts';
import { createPayoutAccounts } from './payout-accounts.ts';

const stripe = await withStripe();
const config = { stripeSecretKey: 'sk_test_sandbox', stripeApiUrl: stripe.url };
const accounts = createPayoutAccounts(config);

let keys = 0;
const owner = (changes = {}) => ({
  userId: 'usr_1',
  email: 'doctor@example.com',
  idempotencyKey: `account:${(keys += 1)}`,
  ...changes,
});

async function anAccount(standing?: string): Promise<string> {
  const made = await accounts.create(owner());
  if (made.tag !== 'account') throw new Error(made.reason);
  if (standing) await stripe.connect(`accounts/${made.accountId}/standing`, { standing });
  return made.accountId;
}

describe('payout accounts', () => {
  it('creates one per key, which accepts no money yet', async () => {
    const input = owner();
    const made = await accounts.create(input);
    expect(made).toMatchObject({ takesMoney: false, isSubmitted: false, disabledBecause: 'requirements.past_due' });
    expect(await accounts.create(input)).toEqual(made);
  });

  it('lists each requirement once, with its due date', async () => {
    const due = await accounts.look(await anAccount());
    expect(due.tag === 'account' && new Set(due.asks).size === due.asks.length && due.asks.length > 0).toBe(true);
    expect(await accounts.look(await anAccount('document'))).toMatchObject({
      takesMoney: true,
      asks: ['individual.verification.document'],
      asksBy: expect.any(Date),
      disabledBecause: null,
    });
  });

  it('returns the balance and the payouts', async () => {
    const accountId = await anAccount('complete');
    expect(await accounts.balance(accountId)).toEqual({ tag: 'balance', availableCents: 0, pendingCents: 0 });
    expect(await accounts.payouts(accountId, 10)).toEqual({ tag: 'payouts', items: [] });
  });

  it('returns a refusal as a value', async () => {
    const gone = { tag: 'gone', reason: 'invalid_request_error: resource_missing' };
    expect(await accounts.look('acct_none')).toEqual(gone);
    const urls = { returnUrl: 'http://portal.test/', refreshUrl: 'http://portal.test/' };
    expect(await accounts.link({ accountId: 'acct_none', ...urls })).toEqual(gone);
    expect(await accounts.create(owner({ email: 'nobody' }))).toMatchObject({ tag: 'refused' });
  });

  it('throws PaymentUnavailable without a response', async () => {
    const silent = await startStripe();
    await silent.stop();
    const nowhere = createPayoutAccounts({ ...config, stripeApiUrl: silent.url }, { retries: 0 });
    const urls = { returnUrl: 'http://portal.test/', refreshUrl: 'http://portal.test/' };
    const asked = [
      nowhere.create(owner()),
      nowhere.link({ accountId: 'acct_1', ...urls }),
      nowhere.look('acct_1'),
      nowhere.balance('acct_1'),
      nowhere.payouts('acct_1', 1),
    ];
    for (const answer of asked) await expect(answer).rejects.toBeInstanceOf(PaymentUnavailable);
  });
});
