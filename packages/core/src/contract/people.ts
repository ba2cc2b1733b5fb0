import * as z from 'zod';
import { optionalField } from '../field/optional.ts';
import { consentRule, relationRule, relations } from '../people/person-fields.ts';
import { genders } from '../registration/genders.ts';
import { birthDateRule, genderRule, medicareOrIhiRule, nameRule, phoneRule } from '../registration/patient-fields.ts';
import type { CallDefinition } from './define.ts';
import { done, id, listOf } from './fields.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';
import { nullIfEmpty } from './optional.ts';

const details = z.strictObject({
  name: fromText(nameRule),
  relation: fromChoice(relationRule),
  phone: nullIfEmpty(fromText(phoneRule)),
  gender: nullIfEmpty(fromChoice(genderRule)),
  // Schemas have no current date, so the API checks that the day is not in the future.
  dob: nullIfEmpty(fromText(birthDateRule('9999-12-31')).meta({ format: 'date' })),
  medicareOrIhi: fromField(z.string().nullable(), optionalField(medicareOrIhiRule)).optional(),
});

export const person = z.object({
  personId: id,
  name: z.string(),
  relation: z.enum(relations),
  /** Null if they are reached by the patient's own. */
  phone: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  dob: z.string().nullable(),
  medicareOrIhi: z.string().nullable(),
  /** Number of their requests. A removed person stays on these. */
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
