import { describe, expect, it } from 'vitest';
import { brandOf, checkCvc, checkExpiry, checkNumber, expiryDigits, formatExpiry, formatNumber } from './card-rules.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['36227206271667', 'diners', '3622 720627 1667'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['99', 'unknown', '99'],
  ])('%s is %s and reads %s', (digits, brand, text) => {
    expect(brandOf(digits)).toBe(brand);
    expect(formatNumber(digits)).toBe(text);
  });

  it('is incomplete until it is long enough, then its check digit decides', () => {
    expect(checkNumber('424242424242424')).toBe('incomplete_number');
    expect(checkNumber('4242424242424241')).toBe('invalid_number');
    expect(checkNumber('4242424242424242')).toBeUndefined();
  });
});

describe('an expiry date', () => {
  it.each([
    ['1', '1', '1'],
    ['4', '04', '04 / '],
    ['12', '12', '12 / '],
    ['13', '1', '1'],
    ['00', '0', '0'],
    ['12/2031', '1231', '12 / 31'],
    ['1/', '01', '01 / '],
    ['12 / 30', '1230', '12 / 30'],
  ])('typed as %s holds %s and reads “%s”', (typed, digits, text) => {
    expect(expiryDigits(typed)).toBe(digits);
    expect(formatExpiry(digits)).toBe(text);
  });

  it('is good through its month', () => {
    const now = { year: 2026, month: 11 };
    expect(checkExpiry('112', now)).toBe('incomplete_expiry');
    expect(checkExpiry('1126', now)).toBeUndefined();
    expect(checkExpiry('1026', now)).toBe('invalid_expiry_month_past');
    expect(checkExpiry('1225', now)).toBe('invalid_expiry_year_past');
  });
});

it('requires a four-digit security code for American Express', () => {
  expect(checkCvc('123', '378282246310005')).toBe('incomplete_cvc');
  expect(checkCvc('123', '4242424242424242')).toBeUndefined();
});
