import * as z from 'zod';

/** Schema that also takes null, as our callers send it. '' is for other callers. */
type Nullable<T extends z.ZodType> = z.ZodPipe<z.ZodOptional<z.ZodType<z.input<T>, z.input<T> | null>>, T>;

/** Treats null and '' as missing. */
export const missingIfEmpty = <T extends z.ZodType>(schema: T): T =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema) as unknown as T;

/** Optional field of a body: may be left out, null or ''. */
export const optional = <T extends z.ZodType>(schema: T): Nullable<z.ZodOptional<T>> =>
  missingIfEmpty(schema.nullish()) as unknown as Nullable<z.ZodOptional<T>>;

export const withDefault = <T extends z.ZodType>(schema: T, value: z.util.NoUndefined<z.output<T>>): z.ZodDefault<T> =>
  missingIfEmpty(schema.nullable().default(value)) as unknown as z.ZodDefault<T>;

/** Field of a body. Null or '' removes the saved value. */
export const nullIfEmpty = <T extends z.ZodType>(schema: T): z.ZodOptional<z.ZodNullable<T>> =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish()) as unknown as z.ZodOptional<
    z.ZodNullable<T>
  >;
