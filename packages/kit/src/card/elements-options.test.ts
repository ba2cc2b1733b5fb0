import { expect, it } from 'vitest';
import { elementsOptions, paymentOptions } from './elements-options.ts';

const terms = { look: null, amountCents: 2_000, savesCard: false };
const look = {
  colours: {
    text: '#1',
    muted: '#2',
    faint: '#3',
    surface: '#4',
    line: '#5',
    accent: '#6',
    critical: '#7',
  },
  fontFamily: 'Figtree',
  fontSize: '16px',
  labelSize: '14px',
  labelWeight: '500',
  radius: '8px',
  gap: '12px',
};

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
  expect(elementsOptions({ ...terms, look }).appearance?.variables).toMatchObject({
    colorBackground: '#4',
    colorText: '#1',
    inputColorBorder: '#5',
    fontSizeBase: '16px',
    borderRadius: '8px',
  });
});

it('shows no wallet in the card fields, and no terms', () => {
  expect(paymentOptions(true)).toMatchObject({
    wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
    terms: { card: 'never' },
    readOnly: true,
  });
});
