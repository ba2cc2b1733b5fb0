import type * as z from 'zod';

/** Object field anywhere in a schema. List items are called 0. */
export interface SchemaField {
  path: readonly (string | number)[];
  schema: z.core.$ZodType;
}

export function fieldsIn(schema: z.core.$ZodType | undefined, path: SchemaField['path'] = []): SchemaField[] {
  if (schema === undefined) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, field]) => withFields(field, [...path, key]));
  if (def.type === 'array') return withFields(def.element, [...path, 0]);
  if (def.type === 'union') return def.options.flatMap((option) => fieldsIn(option, path));
  if (def.type === 'pipe') return fieldsIn(def.out, path);
  return 'innerType' in def ? fieldsIn(def.innerType, path) : [];
}

const withFields = (schema: z.core.$ZodType, path: SchemaField['path']): SchemaField[] => [
  { path, schema },
  ...fieldsIn(schema, path),
];
