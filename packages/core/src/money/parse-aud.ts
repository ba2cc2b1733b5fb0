const amount = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/**
 * What a person typed as dollars, in cents: '250', '250.5', '$1,200.00'. Null for nothing, zero, a negative amount, more
 * than two decimals or anything that is not a plain amount ('1e5').
 */
export function parseAud(text: string): number | null {
  const found = amount.exec(text.trim());
  if (!found?.[1]) return null;
  // Digits, not floats: 1118.75 * 100 must not come out a hair below.
  const cents = Number(found[1].replaceAll(',', '')) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return cents > 0 && Number.isSafeInteger(cents) ? cents : null;
}
