const amount = /^\$?\s?(?:(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?|\.(\d{1,2}))$/;

/**
 * What a person typed as dollars, in whole cents: the only grammar of money there is. '245', '245.', '.50', '$1,200.00' and '1,200' are amounts.
 * Null for everything else: nothing at all, '1,20', '2 50', '1e5', a sign, more than two decimals. Whether zero will do is up to the rule that asks.
 */
export function parseAud(text: string): number | null {
  const found = amount.exec(text.trim());
  if (!found) return null;
  const [, dollars = '0', decimals, decimalsAlone] = found;
  // Digits, not floats: 1118.75 * 100 must not lose a fraction.
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number((decimals ?? decimalsAlone ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
