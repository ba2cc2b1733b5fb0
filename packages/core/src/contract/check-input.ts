import type * as z from 'zod';
import { plainError, unknownField } from './plain-error.ts';

/** Input by its schema, or the first fault as a text for people and every fault by the dotted path of its field. */
export type CheckedInput = { ok: true; value: unknown } | { ok: false; error: string; fields: Record<string, string> };

/** Checks a query or a body of a call. */
export function checkInput(schema: z.ZodType, input: unknown): CheckedInput {
  const { success, data, error } = schema.safeParse(input, { error: plainError });
  if (success) return { ok: true, value: data };
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= unknownField(key);
    } else {
      fields[path.join('.')] ??= issue.message;
    }
  }
  return { ok: false, error: Object.values(fields)[0] ?? 'Check your request.', fields };
}
