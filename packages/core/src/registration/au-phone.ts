/**
 * An Australian mobile in its one stored spelling, `+614…` and eight digits; undefined when it is not one. Anything but
 * digits is ignored; 04…, 614… and +614… are taken (spec section 5).
 */
export function normaliseAuPhone(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (/^04\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  return /^614\d{8}$/.test(digits) ? `+${digits}` : undefined;
}

/** What to say of a number that is not one (spec section 5). */
export const phoneMessage = 'Enter a valid Australian phone';
