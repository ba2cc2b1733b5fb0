const weights = [1, 3, 7, 9, 1, 3, 7, 9];

/** True for valid Medicare digits: ten, or eleven with the person's number. The check digit misses some swaps. */
export function isMedicare(digits: string): boolean {
  if (!/^[2-6]\d{8}[1-9][1-9]?$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 10 === Number(digits[8]);
}
