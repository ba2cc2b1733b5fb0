import { requiredChoice } from '../field/choice.ts';
import type { FieldRule } from '../field/rule.ts';
import { optionalField } from '../field/optional.ts';
import { patientFields } from '../registration/patient-fields.ts';
import type { DayKey } from '../time/day-key.ts';

/** What somebody is to the person who books for them. */
export const relations = ['child', 'parent', 'partner', 'other'] as const;
export type Relation = (typeof relations)[number];

export const relationRule = requiredChoice('relation', relations, 'Choose their relationship to you.');

/** That whoever books may do so, and that the other knows or is in their care. It has to be said. */
export const consentRule: FieldRule<boolean, true, 'consent-missing'> = {
  check: (entry) => (entry ? { tag: 'ok', value: true } : { tag: 'fault', fault: 'consent-missing' }),
  messages: { 'consent-missing': 'Confirm that you can book for them.' },
};

/**
 * Every field of somebody a patient books for, by the rules of the patient's own profile. What only some categories need may be left empty, and is
 * asked for when one of them is booked; a phone may be left empty for good. `today`: YYYY-MM-DD in Sydney.
 */
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
