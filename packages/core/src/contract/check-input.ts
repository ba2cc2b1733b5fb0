import type * as z from 'zod';
import { $ZodAsyncError, config, util } from 'zod/v4/core';
import { plainError, unknownField } from './plain-error.ts';

/** Maximum fields in one answer, and length of field names from the caller. */
const most = { fields: 100, nameLength: 60 };

/** Parsed input, or the first error message with an error for each field, by dotted path. */
export type CheckedInput =
  | { ok: true; value: unknown }
  | { ok: false; error: string; fields: Record<string, string>; moreFields?: number };

export function checkInput(schema: z.ZodType, input: unknown): CheckedInput {
  const context = { error: plainError, async: false } as const;
  // Not safeParse: it formats every issue, and a body can have 60,000.
  const payload = schema._zod.run({ value: input, issues: [] }, context);
  if (payload instanceof Promise) throw new $ZodAsyncError();
  if (payload.issues.length === 0) return { ok: true, value: payload.value };
  const fields = new Map<string, string>();
  const others = new Set<string>();
  let otherKeys = 0;
  const add = (path: readonly PropertyKey[], text: () => string): void => {
    const name = path.map((key) => String(key).slice(0, most.nameLength)).join('.');
    if (fields.has(name)) return;
    if (fields.size < most.fields) fields.set(name, text());
    else others.add(name);
  };
  for (const issue of payload.issues) {
    const path = issue.path ?? [];
    if (issue.code === 'unrecognized_keys') {
      const named = issue.keys.slice(0, most.fields - fields.size);
      for (const key of named) add([...path, key], () => unknownField(key));
      otherKeys += issue.keys.length - named.length;
    } else add(path, () => util.finalizeIssue(issue, context, config()).message);
  }
  const [error = 'Check your request.'] = fields.values();
  const refused = { ok: false, error, fields: Object.fromEntries(fields) } as const;
  const moreFields = others.size + otherKeys;
  return moreFields === 0 ? refused : { ...refused, moreFields };
}
