/** Normalises an Australian mobile (04…, 614… or +614…) to `+614…`; undefined if invalid (spec section 5). */
export function normaliseAuPhone(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (/^04\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  return /^614\d{8}$/.test(digits) ? `+${digits}` : undefined;
}

/** Phone entry without the '(0)' of '+61 (0)491 …', which is dialled only within Australia. */
export const fillPhone = (entry: string): { phone: string } => ({
  phone: entry.replace(/^(\+?61) *\(0\) */, '$1 '),
});

export const phoneMessage = 'Enter a valid Australian phone';
