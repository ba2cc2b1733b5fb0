import * as z from 'zod';

/** A schema whose input may also be null, as our callers read it; '' is for others. */
type Nullable<T extends z.ZodType> = z.ZodPipe<z.ZodOptional<z.ZodType<z.input<T>, z.input<T> | null>>, T>;

/** Null and '' count as missing, for a schema that takes a missing value. */
export const missingIfEmpty = <T extends z.ZodType>(schema: T): T =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema) as unknown as T;

/** A field of a body that may be left out, null or ''. */
export const optional = <T extends z.ZodType>(schema: T): Nullable<z.ZodOptional<T>> =>
  missingIfEmpty(schema.nullish()) as unknown as Nullable<z.ZodOptional<T>>;

/** The same with a default. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.util.NoUndefined<z.output<T>>): z.ZodDefault<T> =>
  missingIfEmpty(schema.nullable().default(value)) as unknown as z.ZodDefault<T>;

/** A field of a body whose null removes what is saved: '' removes it too. */
export const nullIfEmpty = <T extends z.ZodType>(schema: T): z.ZodOptional<z.ZodNullable<T>> =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish()) as unknown as z.ZodOptional<
    z.ZodNullable<T>
  >;
