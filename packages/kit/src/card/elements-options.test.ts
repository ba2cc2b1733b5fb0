import { expect, it } from 'vitest';
import { elementsOptions } from './elements-options.ts';
import { paymentOptions } from './payment-options.ts';

const terms = { look: null, amountCents: 2_000, savesCard: false };
it('holds the amount on a card', () => {
  expect(elementsOptions(terms)).toMatchObject({
    mode: 'payment',
    amount: 2_000,
    currency: 'aud',
    captureMethod: 'manual',
    allowedPaymentMethodTypes: ['card'],
  });
});

it('keeps the card only if the person saves it', () => {
  expect(elementsOptions(terms).setupFutureUsage).toBeNull();
  expect(elementsOptions({ ...terms, savesCard: true }).setupFutureUsage).toBe('on_session');
});

it('passes our colours, font and corners', () => {
  const look = { colorBackground: '#4', borderRadius: '8px' };
  expect(elementsOptions({ ...terms, look }).appearance?.variables).toEqual(look);
});

it('shows no wallet in the card fields, and no terms', () => {
  expect(paymentOptions(true)).toMatchObject({
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
    readOnly: true,
  });
});
