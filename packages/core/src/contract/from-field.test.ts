import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { optionalField } from '../field/optional.ts';
import { medicareOrIhiRule, nameRule, phoneRule } from '../registration/patient-fields.ts';
import { stateRule } from '../registration/state-rule.ts';
import { fromChoice, fromField, fromText } from './from-field.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a schema made from a field’s rule', () => {
  it('returns the rule’s value', () => {
    expect(fromText(nameRule).parse(' Noor ')).toBe('Noor');
    expect(fromText(phoneRule).parse('0491 570 006')).toBe('+61491570006');
  });

  it('refuses in the rule’s words, and treats a missing value like an empty one', () => {
    expect(messages(fromText(nameRule), ' ')).toEqual(['Enter your full name.']);
    expect(messages(fromText(nameRule), undefined)).toEqual(['Enter your full name.']);
    expect(messages(fromText(nameRule), 'x'.repeat(121))).toEqual(['Use up to 120 characters.']);
    expect(messages(fromText(phoneRule), '02 4921 5000')).toEqual(['Enter a valid Australian phone']);
    expect(messages(fromChoice(stateRule), 'XX')).toEqual(['Choose an Australian state or territory.']);
  });

  it('accepts null and empty for an optional field, but no wrong value', () => {
    const number = fromField(z.string().nullable(), optionalField(medicareOrIhiRule)).optional();
    expect([undefined, null, ' ', '2123 45670 1'].map((value) => number.parse(value))).toEqual([
      undefined,
      null,
      null,
      '2123456701',
    ]);
    expect(messages(number, '123')).toEqual(['Enter a valid Medicare or IHI number.']);
  });

  it('has a description of its input', () => {
    const schema = z.toJSONSchema(z.object({ name: fromText(nameRule), state: fromChoice(stateRule) }), {
      io: 'input',
    });
    expect(schema.properties).toMatchObject({ name: { type: 'string', maxLength: 120 }, state: { type: 'string' } });
  });
});
