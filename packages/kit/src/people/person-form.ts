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

/** Form rules: the fields a booking `needs`; a new person also needs consent. `today`: YYYY-MM-DD. */
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

/** Initial entries. The API never returns a full number, so its field starts empty. */
export const entriesOf = (person: PersonBookedFor | null): Entries<PersonFormFields> => ({
  name: person?.name ?? '',
  relation: person?.relation ?? null,
  dob: person?.dob ?? '',
  gender: person?.gender ?? null,
  phone: person?.phone ? spokenPhone(person.phone) : '',
  medicareOrIhi: '',
  consent: false,
});

/** Body of PUT /users/me/people/:id. Removes cleared fields; an empty number keeps the saved one. */
export function bodyOf(values: Values<PersonFormFields>): BodyInput<'savePerson'> {
  const { name, relation, dob, gender, phone, medicareOrIhi } = values;
  return { name, relation, dob, gender, phone, ...(medicareOrIhi && { medicareOrIhi }) };
}
