import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract, type CallDefinition } from '../contract.ts';
import type { RouteName } from '../routes.ts';
import { checkInput } from './check-input.ts';
import { fieldsIn } from './schema-fields.ts';

const many = Array.from({ length: 6_000 }, () => 'x');
/** Missing, of another type or format, too small, too big, and with a field too many. */
const types = [undefined, null, 'x', true, false, {}, []];
const amounts = ['', 'x'.repeat(100_000), -1, 0, 1.5, 1e9, 1e21, [null], ['x'], many];
const shapes = [{ nonsense: 1 }, { dryRun: 'x' }, { role: 'patient', nonsense: 1 }];
const wrongInputs: unknown[] = [...types, ...amounts, ...shapes];
/** How zod begins and words its own texts. */
const zodWording = /^(Invalid|Too (big|small)|Unrecognized)|\b(expected|received)\b|[<>]=?\d/i;

/** Texts of the specification without a full stop, and one that ends with a link. */
const unfinished = [
  'Enter a valid Australian phone',
  'Please enter a valid fee in AUD (e.g., 250)',
  'Enter a link that starts with https:// or webcal://',
];
const isPlain = (text: string): boolean =>
  !zodWording.test(text) && (/^[A-Z].*\.$/.test(text) || unfinished.includes(text));

const textsOf = (schema: z.ZodType): string[] =>
  wrongInputs.flatMap((input) => {
    const checked = checkInput(schema, input);
    return checked.ok ? [] : [checked.error, ...Object.values(checked.fields)];
  });

const inputs = (Object.keys(contract) as RouteName[]).flatMap((name) => {
  const { body, query }: CallDefinition = contract[name];
  return [body, query].flatMap((schema): [string, z.ZodType[]][] =>
    schema ? [[name, [schema, ...fieldsIn(schema).map((field) => field.schema as z.ZodType)]]] : [],
  );
});

describe('a refused input', () => {
  it.each(inputs)('has a plain sentence for every fault: %s', (_, schemas) => {
    const texts = schemas.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(0);
    expect([...new Set(texts)].filter((text) => !isPlain(text))).toEqual([]);
  });

  it('names every field with what to do', () => {
    const schema = z.strictObject({
      name: z.string().max(5),
      age: z.int().min(18).max(30),
      tags: z.array(z.string()).max(1),
      side: z.enum(['left', 'right']),
      since: z.iso.date(),
    });
    const input = { name: 'Matilda', age: 31, tags: ['a', 'b'], side: 'up', extra: 1 };
    expect(checkInput(schema, input)).toEqual({
      ok: false,
      error: 'Use up to 5 characters.',
      fields: {
        name: 'Use up to 5 characters.',
        age: 'Enter 30 or less.',
        tags: 'Send up to one item.',
        side: 'Choose one of: left, right.',
        since: 'This field is required.',
        extra: 'Unknown field "extra".',
      },
    });
  });

  it('keeps the text of the schema', () => {
    expect(checkInput(z.string('Enter your name.'), 7)).toMatchObject({ error: 'Enter your name.' });
  });
});
