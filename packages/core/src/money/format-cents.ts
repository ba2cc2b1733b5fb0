import { defaultLocale, isEnglish } from '../locale/intl.ts';
import { once } from '../locale/once.ts';

/** Cents (integer, AUD) with two decimals: `$250.00`, `$1,118.75` (spec section 9 'Fees'); `1.118,75 AU$` in 'de-DE'. */
export function formatCents(cents: number, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatDollars(cents / 100, 2, locale);
  return `${cents < 0 ? '-' : ''}$${formatAmount(Math.abs(cents))}`;
}

/**
 * Cents as whole dollars, `$300`: a fee cap (spec section 2 'Provider inbox'), the price on a button ('Submit & pay $15'). Rounds down, because a
 * cap shown higher than it is invites a fee that the server refuses.
 */
export function formatWholeDollars(cents: number, locale: string = defaultLocale): string {
  const dollars = Math.floor(cents / 100);
  return isEnglish(locale) ? `$${withCommas(dollars)}` : formatDollars(dollars, 0, locale);
}

/** Cents as they stand in a field that draws its own sign: `1,118.75`. Not negative; `parseAud` reads it back, so it is the same in every locale. */
export function formatAmount(cents: number): string {
  return `${withCommas(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents for an address or another program: `300`, `300.50`, without sign and commas. Not negative. */
export function formatPlain(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function withCommas(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

const formats = new Map<string, Intl.NumberFormat>();

function formatDollars(dollars: number, decimals: 0 | 2, locale: string): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const make = () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'AUD', ...digits });
  return once(formats, `${decimals} ${locale}`, make).format(dollars);
}
