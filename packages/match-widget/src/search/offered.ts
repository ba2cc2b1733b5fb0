import { searchFields, type FieldRule } from '@tele/core';
import type { FormFields, TeleForm } from '@tele/kit';

/** The specialty, which must be one that is offered: one from an old address that nobody offers any more is as good as none. */
export const offered = (known: (specialty: string) => boolean): FieldRule<string, string> => ({
  check: (entry) => searchFields.specialty.check(known(entry) ? entry : ''),
  messages: searchFields.specialty.messages,
});

/** A form with a specialty among its fields, for what touches that field alone. */
export type SpecialtyForm = TeleForm<{ specialty: FieldRule<string, string> }>;

/** The same form, as what draws its specialty needs it: nothing there asks for another field. */
export const specialtyOf = <Fields extends FormFields & { specialty: FieldRule<string, string> }>(
  form: TeleForm<Fields>,
): SpecialtyForm => form as unknown as SpecialtyForm;
