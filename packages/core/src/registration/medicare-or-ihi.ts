import { isIhi } from './ihi.ts';
import { isMedicare } from './medicare.ts';

/** The digits of a Medicare number or an IHI, spaces and hyphens dropped; undefined when it is neither. */
export function normaliseMedicareOrIhi(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return isMedicare(digits) || isIhi(digits) ? digits : undefined;
}

/** What to say of a number that is neither. */
export const medicareOrIhiMessage = 'Enter a valid Medicare or IHI number.';
