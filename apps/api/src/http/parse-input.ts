import type * as z from 'zod';
import { ApiError } from './api-error.ts';

/** Parses a body by the contract's schema. No body at all is for the schema to take; where it does not, it counts as not JSON. */
export function parseBody(schema: z.ZodType, text: string): unknown {
  if (text === '' && schema.safeParse(undefined).success) return undefined;
  return parseInput(schema, parseJson(text));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('INVALID_JSON', 'The request is not valid JSON.');
  }
}

/** Parses by the contract's schema; the refusal carries the first fault as text and every fault by dotted path. */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const { data, error } = schema.safeParse(value, { error: missing });
  if (!error) return data;
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= `Unknown field "${key.slice(0, 60)}".`;
    } else {
      fields[path.join('.')] ??= issue.message;
    }
  }
  throw new ApiError('INVALID_INPUT', Object.values(fields)[0] ?? 'The request is not valid.', { fields });
}

function missing(issue: { code?: string; input?: unknown }): string | undefined {
  return issue.code === 'invalid_type' && issue.input === undefined ? 'This field is required.' : undefined;
}
