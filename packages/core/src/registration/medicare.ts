const weights = [1, 3, 7, 9, 1, 3, 7, 9];

/**
 * Whether these are the digits of a Medicare card: ten, or eleven with the person's own number. The first is 2 to 6, the
 * ninth checks the eight before it, the tenth is the issue of the card. Some swaps of neighbours pass: the scheme's own limit.
 */
export function isMedicare(digits: string): boolean {
  if (!/^[2-6]\d{8}[1-9][1-9]?$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[8]);
}
