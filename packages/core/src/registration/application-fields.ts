import { freeText, requiredText } from '../field/text.ts';
import { visibleLine } from '../field/visible-text.ts';
import { limits } from '../limits.ts';
import { documentKinds } from './documents.ts';

/** The text of a provider's profile (spec section 5). */
export const profileTextRule = freeText('profile', limits.profileLength, { lines: true });

/** Why staff turned an application down, or suspended somebody: they are told. */
export const decisionReasonRule = requiredText('decision-reason', {
  maxLength: 1_000,
  missing: 'Enter a reason.',
  lines: true,
});

/** English first, then what else is spoken, each once (spec section 9). */
export function languagesOf(extras: readonly string[]): string[] {
  const named = extras.map(visibleLine).filter((one) => one !== '');
  const seen = new Set<string>();
  return ['English', ...named].filter((one) => {
    const key = one.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** What staff can say did not match: the fields of the form, and each document. */
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

/** What was found of one of them. */
export const faultTextRule = requiredText('fault-text', {
  maxLength: 300,
  missing: 'Describe what doesn’t match.',
  lines: true,
});

/** A note to the file. */
export const staffNoteRule = freeText('staff-note', 1_000, { lines: true });
