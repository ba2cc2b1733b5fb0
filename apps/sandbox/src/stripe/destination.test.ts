import { describe, expect, it } from 'vitest';
import { connectForTest } from '../testing/connect-for-test.ts';
import { getJson } from '../testing/sandbox-for-test.ts';
import { webhookReceiver } from '../testing/stripe-for-test.ts';
import { idOf } from './store.ts';

interface Balances {
  balances: Record<string, { available: number; pending: number }>;
}

describe('a payment to an account', () => {
  it('reaches it at the capture, less our fee', async () => {
    const { stripe, account, hold, split, credit } = await connectForTest();
    const held = await hold({ payment_method: 'pm_card_visa', ...split(9_000, 1_000) });
    expect(await credit()).toEqual({ available: 0, pending: 0 });
    const intent = await stripe.paymentIntents.capture(held.id);
    expect(await credit()).toEqual({ available: 0, pending: 8_000 });
    const charge = await stripe.charges.retrieve(idOf(intent.latest_charge) ?? '', {
      expand: ['transfer', 'application_fee'],
    });
    expect(charge).toMatchObject({
      transfer: { amount: 9_000, destination: account.id, source_transaction: charge.id },
      application_fee: { amount: 1_000, account: account.id, charge: charge.id },
    });
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 1_000 }]);
  });

  it('is not transferred when released', async () => {
    const { stripe, hold, split, credit } = await connectForTest();
    const held = await hold({ payment_method: 'pm_card_visa', ...split(9_000, 1_000) });
    await stripe.paymentIntents.cancel(held.id);
    expect(await credit()).toEqual({ available: 0, pending: 0 });
    expect((await stripe.transfers.list()).data).toEqual([]);
  });

  it('without a fee is all the account’s', async () => {
    const { paid, credit } = await connectForTest();
    await paid(9_000, 0);
    expect(await credit()).toEqual({ available: 0, pending: 9_000 });
  });

  it.each(['new', 'checking', 'restricted', 'rejected'] as const)(
    'is refused while the account is %s',
    async (standing) => {
      const { hold, split, stand, account } = await connectForTest();
      await stand(account.id, standing);
      await expect(hold({ payment_method: 'pm_card_visa', ...split(9_000, 1_000) })).rejects.toMatchObject({
        code: 'insufficient_capabilities_for_transfer',
      });
    },
  );

  it('reaches a restricted account without a payout when held before', async () => {
    const { stripe, hold, split, stand, account, credit, post } = await connectForTest();
    const held = await hold({ payment_method: 'pm_card_visa', ...split(9_000, 1_000) });
    await stand(account.id, 'restricted');
    await stripe.paymentIntents.capture(held.id);
    expect(await credit()).toEqual({ available: 0, pending: 8_000 });
    expect((await post(`/_connect/accounts/${account.id}/pay-out`)).status).toBe(400);
  });

  it('is refused when the account is unknown', async () => {
    const { hold } = await connectForTest();
    const split = { application_fee_amount: 100, transfer_data: { destination: 'acct_none' } };
    await expect(hold({ payment_method: 'pm_card_visa', ...split })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('a refund of it', () => {
  it('reverses the transfer and refunds the fee when requested', async () => {
    const { stripe, paid, credit } = await connectForTest();
    const intent = await paid(9_000, 1_000);
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      reverse_transfer: true,
      refund_application_fee: true,
    });
    expect(refund.transfer_reversal).toMatch(/^trr_/);
    expect(await credit()).toEqual({ available: 0, pending: 0 });
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }]);
    expect((await stripe.transfers.list()).data).toMatchObject([{ reversed: true, amount_reversed: 9_000 }]);
    expect((await stripe.applicationFees.list()).data).toMatchObject([{ refunded: true, amount_refunded: 1_000 }]);
  });

  it('without them is ours to bear', async () => {
    const { stripe, paid, credit } = await connectForTest();
    const intent = await paid(9_000, 1_000);
    await stripe.refunds.create({ payment_intent: intent.id });
    expect(await credit()).toEqual({ available: 0, pending: 8_000 });
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: -8_000 }]);
  });

  it.each([
    [333, 333, 334],
    [1, 998, 1],
  ])('in parts of %i, %i and %i cents leaves no cent behind', async (...parts) => {
    const { stripe, paid, credit } = await connectForTest();
    const intent = await paid(1_000, 149);
    for (const amount of parts)
      await stripe.refunds.create({
        payment_intent: intent.id,
        amount,
        reverse_transfer: true,
        refund_application_fee: true,
      });
    expect(await credit()).toEqual({ available: 0, pending: 0 });
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 0 }]);
  });

  it('after the payout leaves the account owing', async () => {
    const { stripe, paid, credit, post, account } = await connectForTest();
    const intent = await paid(9_000, 1_000);
    await post(`/_connect/accounts/${account.id}/pay-out`);
    await stripe.refunds.create({ payment_intent: intent.id, reverse_transfer: true, refund_application_fee: true });
    expect(await credit()).toEqual({ available: -8_000, pending: 0 });
  });

  it('reverses no transfer when the payment had none', async () => {
    const { stripe, hold } = await connectForTest();
    const { id } = await hold({ payment_method: 'pm_card_visa' });
    await stripe.paymentIntents.capture(id);
    await expect(stripe.refunds.create({ payment_intent: id, reverse_transfer: true })).rejects.toMatchObject({
      param: 'reverse_transfer',
    });
    await expect(stripe.refunds.create({ payment_intent: id, refund_application_fee: true })).rejects.toMatchObject({
      param: 'refund_application_fee',
    });
    expect((await stripe.refunds.list({ payment_intent: id })).data).toEqual([]);
  });
});

describe('a payout', () => {
  it('sends the whole balance, and restores it when the bank returns it', async () => {
    const receiver = await webhookReceiver();
    const { stripe, account, paid, post, credit } = await connectForTest(receiver.url);
    const of = { stripeAccount: account.id };
    await receiver.next(); // account.updated
    await paid(9_000, 1_000);
    for (let event = 0; event < 2; event += 1) await receiver.next(); // held and captured
    await post(`/_connect/accounts/${account.id}/pay-out`);
    const [payout] = (await stripe.payouts.list({}, of)).data;
    expect(payout).toMatchObject({ amount: 8_000, status: 'in_transit', currency: 'aud' });
    expect(await credit()).toEqual({ available: 0, pending: 0 });
    await post(`/_connect/payouts/${payout?.id}/end`, { outcome: 'failed' });
    expect(await credit()).toEqual({ available: 8_000, pending: 0 });
    expect(await stripe.payouts.retrieve(payout?.id ?? '', {}, of)).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
    const told = [await receiver.next(), await receiver.next()].map(({ body }) => JSON.parse(body) as object);
    expect(told).toMatchObject([
      { type: 'payout.created', account: account.id },
      { type: 'payout.failed', account: account.id },
    ]);
    await post(`/_connect/accounts/${account.id}/pay-out`);
    const [second] = (await stripe.payouts.list({}, of)).data;
    expect((await post(`/_connect/payouts/${second?.id}/end`, { outcome: 'paid' })).status).toBe(200);
    expect((await post(`/_connect/payouts/${second?.id}/end`, { outcome: 'failed' })).status).toBe(400);
    expect((await stripe.payouts.list({}, of)).data.map(({ status }) => status)).toEqual(['paid', 'failed']);
  });

  it('of nothing is refused', async () => {
    const { account, post } = await connectForTest();
    expect((await post(`/_connect/accounts/${account.id}/pay-out`)).status).toBe(400);
  });

  it('is visible to its own account only', async () => {
    const { stripe, account, paid, post, newAccount } = await connectForTest();
    await paid(9_000, 1_000);
    await post(`/_connect/accounts/${account.id}/pay-out`);
    const other = { stripeAccount: (await newAccount()).id };
    expect((await stripe.payouts.list({}, other)).data).toEqual([]);
    await expect(stripe.balance.retrieve({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
      code: 'account_invalid',
    });
    await expect(stripe.customers.list({}, other)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the ledger page', () => {
  it('shows every balance to the cent, and its buttons move money', async () => {
    const { url, stripe, account, paid, post } = await connectForTest();
    const intent = await paid(12_345, 1_852);
    const read = async () => (await fetch(`${url}/ledger`)).text();
    expect(await read()).toContain(`104.93 AUD to ${account.id}, fee 18.52 AUD`);
    const answer = await post(`/_connect/accounts/${account.id}/pay-out`, new URLSearchParams());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ledger']);
    await stripe.refunds.create({ payment_intent: intent.id, reverse_transfer: true, refund_application_fee: true });
    expect(await read()).toContain(`0.00 AUD to ${account.id}, fee 0.00 AUD`);
    expect((await getJson<Balances>(`${url}/_ledger.json`)).balances).toEqual({
      platform: { available: 0, pending: 0 },
      [account.id]: { available: -10_493, pending: 0 },
    });
  });
});
