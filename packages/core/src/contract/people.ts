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
    summary: 'Whom the person signed in books for, in the order they were added',
    caller: 'booker',
    ok: listOf(person),
    errors: [],
  },
  addPerson: {
    summary: 'Add somebody to book for; that they agree, or are in one’s care, has to be said',
    caller: 'booker',
    // Said here and kept with its time; a change of the details says nothing new.
    body: details.extend({ consent: z.literal(true, consentRule.says['consent-missing']) }),
    keyed: true,
    ok: person,
    errors: ['TOO_MANY_PEOPLE'],
  },
  savePerson: {
    summary: 'Change the details of somebody one books for',
    caller: 'booker',
    body: details,
    ok: person,
    errors: ['NOT_FOUND'],
  },
  removePerson: {
    summary: 'Remove somebody one books for; they stay with what was requested for them',
    caller: 'booker',
    ok: done,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallDefinition>;
