import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { optionalField } from '../field/optional.ts';
import { medicareOrIhiRule, nameRule, phoneRule } from '../registration/patient-fields.ts';
import { stateRule } from '../registration/state-rule.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a schema made from a field’s rule', () => {
  it('hands on what the rule makes of the entry', () => {
    expect(fromText(nameRule).parse(' Noor ')).toBe('Noor');
    expect(fromText(phoneRule).parse('0491 570 006')).toBe('+61491570006');
  });

  it('refuses in the rule’s words, and what is missing altogether as what is empty', () => {
    expect(messages(fromText(nameRule), ' ')).toEqual(['Enter your full name.']);
    expect(messages(fromText(nameRule), undefined)).toEqual(['Enter your full name.']);
    expect(messages(fromText(nameRule), 'x'.repeat(121))).toEqual(['Use up to 120 characters.']);
    expect(messages(fromText(phoneRule), '02 4921 5000')).toEqual(['Enter a valid Australian phone']);
    expect(messages(fromChoice(stateRule), 'XX')).toEqual(['Choose an Australian state or territory.']);
  });

  it('keeps null and empty apart from wrong where a field is optional', () => {
    const number = fromField(z.string().nullable(), optionalField(medicareOrIhiRule)).optional();
    expect([undefined, null, ' ', '2123 45670 1'].map((value) => number.parse(value))).toEqual([
      undefined,
      null,
      null,
      '2123456701',
    ]);
    expect(messages(number, '123')).toEqual(['Enter a valid Medicare or IHI number.']);
  });

  it('is described as what it takes', () => {
    const schema = z.toJSONSchema(z.object({ name: fromText(nameRule), state: fromChoice(stateRule) }), {
      io: 'input',
    });
    expect(schema.properties).toMatchObject({ name: { type: 'string', maxLength: 120 }, state: { type: 'string' } });
  });
});
