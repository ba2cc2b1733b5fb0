const amount = /^\$?\s?(?:(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?|\.(\d{1,2}))$/;

/** Parses typed dollars to whole cents: '245', '.50', '$1,200.00'. Null for '', '1,20', '2 50', '1e5', signs. */
export function parseAud(text: string): number | null {
  const found = amount.exec(text.trim());
  if (!found) return null;
  const [, dollars = '0', decimals, decimalsAlone] = found;
  // Digits, not floats: 1118.75 * 100 must not lose a fraction.
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number((decimals ?? decimalsAlone ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}
