import { searchFields, type FieldRule } from '@tele/core';
import type { FormFields, TeleForm } from '@tele/kit';

/** Specialty that must be offered: an old one from a URL counts as empty. */
export const offered = (known: (specialty: string) => boolean): FieldRule<string, string> => ({
  check: (entry) => searchFields.specialty.check(known(entry) ? entry : ''),
  messages: searchFields.specialty.messages,
});

/** Form with a specialty field, for code that uses only that field. */
export type SpecialtyForm = TeleForm<{ specialty: FieldRule<string, string> }>;

/** The same form, typed for its specialty field only. */
export const specialtyOf = <Fields extends FormFields & { specialty: FieldRule<string, string> }>(
  form: TeleForm<Fields>,
): SpecialtyForm => form as unknown as SpecialtyForm;
