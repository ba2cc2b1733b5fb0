import { isIhi } from './ihi.ts';
import { isMedicare } from './medicare.ts';

/** Digits of a Medicare number or an IHI, without spaces and hyphens; undefined if neither. */
export function normaliseMedicareOrIhi(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return isMedicare(digits) || isIhi(digits) ? digits : undefined;
}

export const medicareOrIhiMessage = 'Enter a valid Medicare or IHI number.';
