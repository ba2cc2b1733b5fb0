import { requiredChoice } from '../field/choice.ts';
import type { FieldRule } from '../field/rule.ts';
import { optionalField } from '../field/optional.ts';
import { patientFields } from '../registration/patient-fields.ts';
import type { DayKey } from '../time/day-key.ts';

export const relations = ['child', 'parent', 'partner', 'other'] as const;
export type Relation = (typeof relations)[number];

export const relationRule = requiredChoice('relation', relations, 'Choose their relationship to you.');

export const consentRule: FieldRule<boolean, true, 'consent-missing'> = {
  check: (entry) => (entry ? { tag: 'ok', value: true } : { tag: 'fault', fault: 'consent-missing' }),
  messages: { 'consent-missing': 'Confirm that you can book for them.' },
};

/** Fields of a person booked for. Optional until a category needs them. `today`: YYYY-MM-DD in Sydney. */
export function personFields(today: DayKey) {
  const { name, phone, gender, dob, medicareOrIhi } = patientFields(today);
  return {
    name,
    relation: relationRule,
    dob: optionalField(dob),
    gender: optionalField(gender),
    phone: optionalField(phone),
    medicareOrIhi,
  } as const;
}
