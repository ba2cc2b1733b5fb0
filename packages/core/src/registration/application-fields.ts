import { freeText, requiredText } from '../field/text.ts';
import { visibleLine } from '../field/visible-text.ts';
import { limits } from '../limits.ts';
import { documentKinds } from './documents.ts';

export const profileTextRule = freeText('profile', limits.profileLength, { lines: true });

/** Reason for a rejection or suspension, sent to the person. */
export const decisionReasonRule = requiredText('decision-reason', {
  maxLength: 1_000,
  missing: 'Enter a reason.',
  lines: true,
});

/** English first, then the other languages, without duplicates (spec section 9). */
export function languagesOf(extras: readonly string[]): string[] {
  const named = extras.map(visibleLine).filter((one) => one !== '');
  const seen = new Set<string>();
  return ['English', ...named].filter((one) => {
    const key = one.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Items that staff can mark as mismatched: form fields and documents. */
export const applicationFields = [
  'name',
  'phone',
  'address',
  'gender',
  'languages',
  'licences',
  'specialties',
  'profile',
  ...documentKinds,
] as const;
export type ApplicationField = (typeof applicationFields)[number];

export const faultTextRule = requiredText('fault-text', {
  maxLength: 300,
  missing: 'Describe what doesn’t match.',
  lines: true,
});

export const staffNoteRule = freeText('staff-note', 1_000, { lines: true });
