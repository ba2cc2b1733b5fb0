import * as z from 'zod';
import { optionalField } from '../field/optional.ts';
import { consentRule, relationRule, relations } from '../people/person-fields.ts';
import { genders } from '../registration/genders.ts';
import { birthDateRule, genderRule, medicareOrIhiRule, nameRule, phoneRule } from '../registration/patient-fields.ts';
import type { CallDefinition } from './define.ts';
import { done, id, listOf } from './fields.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';
import { nullIfEmpty } from './optional.ts';

/** The details of somebody a patient books for. A field left out stays as it is, null removes it. The number comes back masked. */
const details = z.strictObject({
  name: fromText(nameRule),
  relation: fromChoice(relationRule),
  phone: nullIfEmpty(fromText(phoneRule)),
  gender: nullIfEmpty(fromChoice(genderRule)),
  // A schema knows no today: that the day is not to come, the verb says.
  dob: nullIfEmpty(fromText(birthDateRule('9999-12-31')).meta({ format: 'date' })),
  medicareOrIhi: fromField(z.string().nullable(), optionalField(medicareOrIhiRule)).optional(),
});

/** Somebody a patient books for, as that patient reads them. */
export const person = z.object({
  personId: id,
  name: z.string(),
  relation: z.enum(relations),
  /** Null where they are reached on the patient's own. */
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  /** How many requests were made for them; while there are any, who is removed stays with these. */
  requests: z.int().nonnegative(),
});

export const peopleCalls = {
  myPeople: {
    summary: 'List the people the signed-in user books for, in the order added',
    caller: 'booker',
    ok: listOf(person),
    errors: [],
  },
  addPerson: {
    summary: 'Add a person to book for. Requires confirmation of consent or care.',
    caller: 'booker',
    // Said here and kept with its time; a change of the details says nothing new.
    body: details.extend({ consent: z.literal(true, consentRule.messages['consent-missing']) }),
    keyed: true,
    ok: person,
    errors: ['TOO_MANY_PEOPLE'],
  },
  savePerson: {
    summary: 'Update a person you book for',
    caller: 'booker',
    body: details,
    ok: person,
    errors: ['NOT_FOUND'],
  },
  removePerson: {
    summary: 'Remove a person you book for. Past requests keep their details.',
    caller: 'booker',
    ok: done,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
