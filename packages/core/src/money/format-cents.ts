import { defaultLocale, isEnglish } from '../locale/intl.ts';
import { once } from '../locale/once.ts';

/** Formats integer cents (AUD) with two decimals: `$1,118.75` (spec section 9 'Fees'); `1.118,75 AU$` in 'de-DE'. */
export function formatCents(cents: number, locale: string = defaultLocale): string {
  if (!isEnglish(locale)) return formatDollars(cents / 100, 2, locale);
  return `${cents < 0 ? '−' : ''}$${formatAmount(Math.abs(cents))}`;
}

/** Formats cents as whole dollars, `$300`. Rounds down: fees up to a cap rounded up would be refused. */
export function formatWholeDollars(cents: number, locale: string = defaultLocale): string {
  const dollars = Math.floor(cents / 100);
  return isEnglish(locale) ? `$${withCommas(dollars)}` : formatDollars(dollars, 0, locale);
}

/** Formats cents for a field with its own `$`: `1,118.75`. Not negative. Same in every locale, for `parseAud`. */
export function formatAmount(cents: number): string {
  return `${withCommas(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** Formats cents for URLs and other programs: `300`, `300.50`, without sign and commas. Not negative. */
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
