/** A number as its owner reads it back: dots, and the last three digits to tell it by. */
export function maskNumber(digits: string): string {
  return '•'.repeat(Math.max(0, digits.length - 3)) + digits.slice(-3);
}
