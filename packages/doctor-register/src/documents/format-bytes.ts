const kilo = 1_000;
const mega = 1_000_000;

function inUnit(bytes: number, unit: number, locale: string, least = 0): string {
  const digits = unit === mega ? 1 : 0;
  const format = { maximumFractionDigits: digits, minimumFractionDigits: Math.min(least, digits) };
  return new Intl.NumberFormat(locale, format).format(bytes / unit);
}

const unitOf = (bytes: number): { unit: number; name: string } =>
  bytes < 999_500 ? { unit: kilo, name: 'KB' } : { unit: mega, name: 'MB' };

export function formatBytes(bytes: number, locale: string): string {
  const { unit, name } = unitOf(bytes);
  return `${inUnit(unit === kilo ? Math.max(bytes, kilo) : bytes, unit, locale)}\u00A0${name}`;
}

/** '1.8 of 2.9 MB', both in the unit of the whole. */
export function formatSent(sent: number, whole: number, locale: string): { sent: string; whole: string } {
  // Keeps one decimal, so the text keeps its width.
  return { sent: inUnit(sent, unitOf(whole).unit, locale, 1), whole: formatBytes(whole, locale) };
}
