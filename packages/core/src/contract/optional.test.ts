import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract, type CallDefinition } from '../contract.ts';
import type { RouteName } from '../routes.ts';
import { optional, withDefault } from './optional.ts';
import { fieldsIn, type SchemaField } from './schema-fields.ts';

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** Saved field by field: '' is a value, and an omitted field stays. */
const partialSaves: readonly RouteName[] = ['saveSpecialistProfile', 'saveEmailPreferences'];
const required = ['registerUser body.name', 'registerUser body.phone'];
const switches = ['acceptSelection body.dryRun'];

const named = (Object.keys(contract) as RouteName[]).filter((name) => !partialSaves.includes(name));
const optionalFields = named.flatMap((name) => {
  const { body, query }: CallDefinition = contract[name];
  const fields = [
    ...(body ? [{ path: ['body'], schema: body }] : []),
    ...fieldsIn(body, ['body']),
    ...fieldsIn(query, ['query']),
  ].filter(({ schema }) => takes(schema, undefined));
  return fields.map(({ path, schema }): [string, SchemaField['schema']] => [`${name} ${path.join('.')}`, schema]);
});

describe('an optional field of a call', () => {
  it.each(optionalFields.filter(([name]) => ![...required, ...switches].includes(name)))(
    'may be null or empty: %s',
    (_, schema) => {
      expect([takes(schema, null), takes(schema, '')]).toEqual([true, true]);
    },
  );

  it('appears in bodies, in nested objects and in queries', () => {
    const names = optionalFields.map(([name]) => name);
    for (const name of [
      'searchSpecialists body.location.state',
      'searchSpecialists body.filters.part',
      'createSelection body.reason',
      'declineSelection body',
      'myAvailability query.start',
    ])
      expect(names).toContain(name);
  });

  it('counts as missing when empty, and gets its default', () => {
    const schema = z.strictObject({ state: optional(z.enum(['NSW'])), limit: withDefault(z.int(), 30) });
    for (const empty of [null, '', undefined])
      expect(schema.parse({ state: empty, limit: empty })).toEqual({ limit: 30 });
    expect(schema.parse({ state: 'NSW', limit: 5 })).toEqual({ state: 'NSW', limit: 5 });
    expect(takes(schema, { state: 'Bavaria' })).toBe(false);
  });
});
