import type * as z from 'zod';

/** A field of an object somewhere in a schema; an item of a list is called 0. */
export interface SchemaField {
  path: readonly (string | number)[];
  schema: z.core.$ZodType;
}

/** All fields in a schema, at any depth. */
export function fieldsIn(schema: z.core.$ZodType | undefined, path: SchemaField['path'] = []): SchemaField[] {
  if (schema === undefined) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => {
        const at = [...path, key];
        return [{ path: at, schema: field }, ...fieldsIn(field, at)];
      });
    case 'array':
      return [{ path: [...path, 0], schema: def.element }, ...fieldsIn(def.element, [...path, 0])];
    case 'union':
      return def.options.flatMap((option) => fieldsIn(option, path));
    case 'pipe':
      return fieldsIn(def.out, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return fieldsIn(def.innerType, path);
    default:
      return [];
  }
}
