/** The rules of the card field, without a screen. Digits come in bare; `now` is a year and a month (1 to 12). */

export type Brand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';

export type Problem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month_past'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

const prefixes: [Brand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^(30[0-5]|3[689])/],
  ['jcb', /^35/],
  ['unionpay', /^62/],
];

export const problemTexts: Record<Problem, string> = {
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: 'Your card’s expiration date is incomplete.',
  invalid_expiry_month_past: 'Your card’s expiration date is in the past.',
  invalid_expiry_year_past: 'Your card’s expiration year is in the past.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
};

export function brandOf(digits: string): Brand {
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown';
}

export function numberLength(digits: string): number {
  const brand = brandOf(digits);
  if (brand === 'amex') return 15;
  return brand === 'diners' && digits.startsWith('36') ? 14 : 16;
}

export function cvcLength(digits: string): number {
  return brandOf(digits) === 'amex' ? 4 : 3;
}

/** In groups of four; American Express and 14-digit Diners Club cards have their own. */
export function formatNumber(digits: string): string {
  const groups = numberLength(digits) === 16 ? [4, 4, 4, 4] : [4, 6, 5];
  const parts: string[] = [];
  let at = 0;
  for (const size of groups) {
    if (at < digits.length) parts.push(digits.slice(at, at + size));
    at += size;
  }
  return parts.join(' ');
}

/** Up to four digits, MMYY. A first digit above 1 is a month; a four-digit year is shortened. */
export function expiryDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) || /^\d\s*\//.test(typed) ? `0${digits}` : digits;
  const short = /^\d\d20\d\d$/.test(padded) ? padded.slice(0, 2) + padded.slice(4) : padded;
  const month = Number(short.slice(0, 2));
  return short.length >= 2 && (month < 1 || month > 12) ? short.slice(0, 1) : short.slice(0, 4);
}

export function formatExpiry(digits: string): string {
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const value = Number(digits[digits.length - 1 - at]) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

export function checkNumber(digits: string): Problem | undefined {
  if (digits.length < numberLength(digits)) return 'incomplete_number';
  return passesLuhn(digits) ? undefined : 'invalid_number';
}

export function checkExpiry(digits: string, now: { year: number; month: number }): Problem | undefined {
  if (digits.length < 4) return 'incomplete_expiry';
  const month = Number(digits.slice(0, 2));
  const year = 2000 + Number(digits.slice(2));
  if (year < now.year) return 'invalid_expiry_year_past';
  return year === now.year && month < now.month ? 'invalid_expiry_month_past' : undefined;
}

export function checkCvc(digits: string, number: string): Problem | undefined {
  return digits.length < cvcLength(number) ? 'incomplete_cvc' : undefined;
}
