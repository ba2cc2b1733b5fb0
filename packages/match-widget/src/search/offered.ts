import { searchFields, type FieldRule } from '@tele/core';
import type { FormFields, TeleForm } from '@tele/kit';

export const offered = (known: (specialty: string) => boolean): FieldRule<string, string> => ({
  check: (entry) => searchFields.specialty.check(known(entry) ? entry : ''),
  messages: searchFields.specialty.messages,
});

export type SpecialtyForm = TeleForm<{ specialty: FieldRule<string, string> }>;

export const specialtyOf = <Fields extends FormFields & { specialty: FieldRule<string, string> }>(
  form: TeleForm<Fields>,
): SpecialtyForm => form as unknown as SpecialtyForm;
