import { expect, it } from 'vitest';
import { cardBrand } from './card-brand.ts';

it.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['google_pay', 'Google Pay'],
  ['unknown', 'Card'],
])('reads %s as %s', (brand, name) => {
  expect(cardBrand(brand)).toBe(name);
});
