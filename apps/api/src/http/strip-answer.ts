import * as z from 'zod';

/** Marks a value of the wrong type; the caller parses with the schema for the error. */
export const unfit = Symbol('unfit');

export type Strip = (answer: unknown) => unknown;

export function stripOf(schema: z.ZodType): Strip {
  if (schema instanceof z.ZodObject) return stripObject(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return stripItems(schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return stripValues(schema.valueType as z.ZodType);
  if (schema instanceof z.ZodNullable) return stripUnless(null, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodOptional) return stripUnless(undefined, schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodEnum) return oneOf(schema.options);
  if (schema instanceof z.ZodLiteral) return oneOf([...schema.values]);
  const { type } = schema;
  if (type === 'string' || type === 'number' || type === 'boolean')
    return (answer) => (typeof answer === type ? answer : unfit);
  // Types that large responses do not contain.
  return (answer) => schema.safeParse(answer).data ?? unfit;
}

function stripObject(shape: Record<string, z.ZodType>): Strip {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, strip: stripOf(schema) }));
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return unfit;
    const given = answer as Record<string, unknown>;
    const kept: Record<string, unknown> = {};
    for (const { key, strip } of fields) {
      const value = strip(given[key]);
      if (value === unfit) return unfit;
      if (value !== undefined) kept[key] = value;
    }
    return kept;
  };
}

function stripItems(item: z.ZodType): Strip {
  const strip = stripOf(item);
  return (answer) => {
    if (!Array.isArray(answer)) return unfit;
    const kept = answer.map(strip);
    return kept.includes(unfit) ? unfit : kept;
  };
}

function stripValues(value: z.ZodType): Strip {
  const strip = stripOf(value);
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return unfit;
    const kept = Object.entries(answer).map(([key, one]) => [key, strip(one)] as const);
    return kept.some(([, one]) => one === unfit) ? unfit : Object.fromEntries(kept);
  };
}

function stripUnless(empty: null | undefined, schema: z.ZodType): Strip {
  const strip = stripOf(schema);
  return (answer) => (answer === empty ? answer : strip(answer));
}

function oneOf(words: readonly unknown[]): Strip {
  const known = new Set(words);
  return (answer) => (known.has(answer) ? answer : unfit);
}
