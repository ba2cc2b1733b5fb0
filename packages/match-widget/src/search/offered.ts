import { searchFields, type FieldRule } from '@tele/core';

/** The specialty, which must be one that is offered: one from an old address that nobody offers any more is as good as none. */
export const offered = (known: (specialty: string) => boolean): FieldRule<string, string> => ({
  check: (entry) => searchFields.specialty.check(known(entry) ? entry : ''),
  says: searchFields.specialty.says,
});

/** The rules of the search form. */
export type SearchFormFields = Omit<typeof searchFields, 'specialty'> & { specialty: FieldRule<string, string> };
