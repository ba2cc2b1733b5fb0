import { expect, it } from 'vitest';
import { cardBrand, cardWallet } from './card-brand.ts';

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['unknown', 'Card'],
])('reads %s as %s', (brand, name) => {
  expect(cardBrand(brand)).toBe(name);
});

it.each([
  ['google_pay', 'Google Pay'],
  ['another_pay', 'wallet'],
])('reads %s as %s', (wallet, name) => {
  expect(cardWallet(wallet)).toBe(name);
});
