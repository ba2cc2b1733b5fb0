/** Masks a number for its owner: dots and the last three digits. */
export function maskNumber(digits: string): string {
  return '•'.repeat(Math.max(0, digits.length - 3)) + digits.slice(-3);
}
