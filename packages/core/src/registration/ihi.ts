/** True for a valid Individual Healthcare Identifier: sixteen digits, prefix 800360, Luhn check. */
export function isIhi(digits: string): boolean {
  return /^800360\d{10}$/.test(digits) && luhn(digits);
}

function luhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
