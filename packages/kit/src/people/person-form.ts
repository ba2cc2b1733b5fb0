import {
  consentRule,
  patientFields,
  personFields,
  spokenPhone,
  type FieldRule,
  type PersonBookedFor,
  type PersonField,
} from '@tele/core';
import type { BodyInput } from '@tele/core/contract';
import type { Entries, Values } from '../forms/fields.ts';

const noConsentRule: FieldRule<boolean, true | undefined, 'consent-missing'> = {
  check: () => ({ tag: 'ok', value: undefined }),
  messages: consentRule.messages,
};

/** The rules of the form: what a booking `needs` of them must be there, and of somebody new that they may be booked for. `today`: YYYY-MM-DD. */
export function personFormFields(today: string, needs: readonly PersonField[], isNew: boolean) {
  const rules = personFields(today);
  const { dob, gender } = patientFields(today);
  return {
    ...rules,
    dob: needs.includes('dob') ? (dob as typeof rules.dob) : rules.dob,
    gender: needs.includes('gender') ? (gender as typeof rules.gender) : rules.gender,
    consent: isNew ? (consentRule as typeof noConsentRule) : noConsentRule,
  };
}

export type PersonFormFields = ReturnType<typeof personFormFields>;

/** What stands in the form at first. A number on file is never sent back in full, so its field starts empty. */
export const entriesOf = (person: PersonBookedFor | null): Entries<PersonFormFields> => ({
  name: person?.name ?? '',
  relation: person?.relation ?? null,
  dob: person?.dob ?? '',
  gender: person?.gender ?? null,
  phone: person?.phone ? spokenPhone(person.phone) : '',
  medicareOrIhi: '',
  consent: false,
});

/** The body of PUT /users/me/people/:id. What was emptied is removed; a number left empty is left out, which keeps the one on file. */
export function bodyOf(values: Values<PersonFormFields>): BodyInput<'savePerson'> {
  const { name, relation, dob, gender, phone, medicareOrIhi } = values;
  return { name, relation, dob, gender, phone, ...(medicareOrIhi && { medicareOrIhi }) };
}
