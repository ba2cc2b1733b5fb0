import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract, type CallDefinition } from '../contract.ts';
import type { RouteName } from '../routes.ts';
import { checkInput } from './check-input.ts';
import { fieldsIn } from './schema-fields.ts';

const many = Array.from({ length: 6_000 }, () => 'x');
/** Missing, wrong type or format, too small, too big, and with an extra field. */
const types = [undefined, null, 'x', true, false, {}, []];
const amounts = ['', 'x'.repeat(100_000), -1, 0, 1.5, 1e9, 1e21, [null], ['x'], many];
const shapes = [{ nonsense: 1 }, { dryRun: 'x' }, { role: 'patient', nonsense: 1 }];
const wrongInputs: unknown[] = [...types, ...amounts, ...shapes];
/** Beginnings of zod's own texts. */
const zodWording = /^(Invalid|Too (big|small)|Unrecognized)|\b(expected|received)\b|[<>]=?\d/i;

/** Specification texts without a full stop, and one that ends with a link. */
const unfinished = [
  'Enter a valid Australian phone',
  'Please enter a valid fee in AUD (e.g., 250)',
  'Enter a link that starts with https:// or webcal://',
];
const isPlain = (text: string): boolean =>
  !zodWording.test(text) && (/^[‘A-Z].*\.$/.test(text) || unfinished.includes(text));

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

const lists = inputs.flatMap(([name, schemas]) =>
  schemas.flatMap((schema) => {
    const fields = [{ path: [], schema }, ...fieldsIn(schema)];
    return fields.flatMap((field): [string, string, z.core.$ZodType][] =>
      field.schema._zod.def.type === 'array' ? [[name, field.path.join('.'), field.schema]] : [],
    );
  }),
);

/** Maximum items of a list schema. */
function longestOf(list: z.core.$ZodType): number {
  const checks = (list._zod.def.checks ?? []) as z.core.$ZodChecks[];
  return Math.min(...checks.map(({ _zod: { def } }) => (def.check === 'max_length' ? def.maximum : Infinity)));
}

describe('a refused input', () => {
  it.each(inputs)('has a plain sentence for every fault: %s', (_, schemas) => {
    const texts = schemas.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(0);
    expect([...new Set(texts)].filter((text) => !isPlain(text))).toEqual([]);
  });

  it('names every field with its fix', () => {
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
        extra: 'Unknown field ‘extra’.',
      },
    });
  });

  it('names 100 fields and counts the others', () => {
    const input = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`field${index}`, 1]));
    const checked = checkInput(z.strictObject({}), input);
    expect(checked).toMatchObject({ error: 'Unknown field ‘field0’.', moreFields: 59_900 });
    expect(checked.ok ? [] : Object.keys(checked.fields)).toHaveLength(100);
  });

  it('repeats 60 characters of an unknown name, and any name', () => {
    const input = JSON.parse(`{"__proto__": 1, "constructor": 1, "${'x'.repeat(100_000)}": 1}`) as unknown;
    const checked = checkInput(z.strictObject({}), input);
    expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(['__proto__', 'constructor', 'x'.repeat(60)]);
  });

  it('checks no item of a list that is too long', () => {
    const looked: unknown[] = [];
    const item = z.unknown().refine((value) => looked.push(value) > 0);
    const schema = z.object({ list: z.array(item).max(3, 'Too many.') });
    expect(checkInput(schema, { list: many })).toMatchObject({ fields: { list: 'Too many.' } });
    expect(looked).toEqual([]);
  });

  it.each(lists)('limits the items of every list: %s %s', (_name, _path, list) => {
    expect(longestOf(list)).toBeLessThanOrEqual(5_000);
  });

  it('keeps the schema’s own text', () => {
    expect(checkInput(z.string('Enter your name.'), 7)).toMatchObject({ error: 'Enter your name.' });
  });
});
