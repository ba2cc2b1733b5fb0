import { checkInput } from '@tele/core/contract';
import type * as z from 'zod';
import { ApiError } from './api-error.ts';

/** Parses a body by the contract. An empty body is undefined where the schema allows it, else invalid JSON. */
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

export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const checked = checkInput(schema, value);
  if (checked.ok) return checked.value;
  const { error, fields, moreFields } = checked;
  throw new ApiError('INVALID_INPUT', error, moreFields === undefined ? { fields } : { fields, moreFields });
}
