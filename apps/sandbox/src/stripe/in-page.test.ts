import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { connectForTest } from '../testing/connect-for-test.ts';

async function open() {
  const sandbox = await connectForTest();
  const { stripe, hold, split } = sandbox;
  const prepared = await hold({ confirm: false, ...split(9_000, 1_000), metadata: { offerId: 'off_1' } });
  const told = async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();
  return { ...sandbox, prepared, told };
}

describe('a payment that a page confirms', () => {
  it('waits with its secret, and holds nothing', async () => {
    const { prepared } = await open();
    expect(prepared).toMatchObject({
      status: 'requires_payment_method',
      client_secret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      latest_charge: null,
    });
  });

  it('is held by a card that is fine', async () => {
    const { stripe, prepared, confirmInPage, told } = await open();
    expect(await confirmInPage(prepared, 'pm_card_visa')).toMatchObject({ status: 'requires_capture' });
    expect(await stripe.paymentIntents.retrieve(prepared.id)).toMatchObject({ amount_capturable: 9_000 });
    expect(await told()).toContain('payment_intent.amount_capturable_updated');
  });

  it('refused stays open, says why, and takes another card', async () => {
    const { stripe, prepared, confirmInPage, enter, told } = await open();
    const poor = await enter('4000000000009995');
    expect((await confirmInPage(prepared, poor.id)).error).toMatchObject({
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { id: prepared.id, status: 'requires_payment_method' },
    });
    expect(await stripe.paymentIntents.retrieve(prepared.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
    const fine = await enter('4242424242424242');
    expect(await confirmInPage(prepared, fine.id)).toMatchObject({
      status: 'requires_capture',
      last_payment_error: null,
    });
    expect((await told()).filter((type) => type.startsWith('payment_intent.'))).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.amount_capturable_updated',
    ]);
  });

  it('asks for 3-D Secure, and is held or open again by its outcome', async () => {
    const { stripe, prepared, confirmInPage, answerChallenge } = await open();
    const ask = () => confirmInPage(prepared, 'pm_card_authenticationRequired');
    expect((await ask()).status).toBe('requires_action');
    await answerChallenge(prepared, 'fail');
    expect(await stripe.paymentIntents.retrieve(prepared.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await ask()).status).toBe('requires_action');
    await answerChallenge(prepared, 'complete');
    expect((await stripe.paymentIntents.retrieve(prepared.id)).status).toBe('requires_capture');
  });

  it('hides the customer and purpose from the page, even when refused', async () => {
    const { prepared, confirmInPage } = await open();
    const refused = (await confirmInPage(prepared, 'pm_card_chargeDeclined')).error?.payment_intent;
    const held = await confirmInPage(prepared, 'pm_card_visa');
    for (const shown of [refused, held] as (Stripe.PaymentIntent | undefined)[]) {
      expect(shown?.id).toBe(prepared.id);
      for (const name of ['customer', 'metadata', 'transfer_data', 'application_fee_amount'])
        expect(shown).not.toHaveProperty(name);
    }
  });

  it('is refused once its account takes no money, and confirms once', async () => {
    const { prepared, confirmInPage, stand, account } = await open();
    await stand(account.id, 'restricted');
    expect((await confirmInPage(prepared, 'pm_card_visa')).error?.code).toBe('insufficient_capabilities_for_transfer');
    await stand(account.id, 'complete');
    await confirmInPage(prepared, 'pm_card_visa');
    expect((await confirmInPage(prepared, 'pm_card_visa')).error?.code).toBe('payment_intent_unexpected_state');
  });
});
