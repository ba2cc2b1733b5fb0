import { freeText, requiredText } from '../field/text.ts';
import { limits } from '../limits.ts';

/** The text of a provider's profile (spec section 5). */
export const profileTextRule = freeText('profile', limits.profileLength);

/** Why staff turned an application down, or suspended somebody: they are told. */
export const decisionReasonRule = requiredText('decision-reason', { maxLength: 1_000, missing: 'Say why.' });

/** English first, then what else is spoken, each once (spec section 9). */
export function languagesOf(extras: readonly string[]): string[] {
  const named = extras.map((one) => one.trim()).filter((one) => one !== '');
  const seen = new Set<string>();
  return ['English', ...named].filter((one) => {
    const key = one.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
