import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';

/**
 * What leaves is what the contract says. In production anything more is stripped; elsewhere it is an error, so that a
 * field that leaks is found by the first test that meets it.
 */
export function checkAnswer(schema: z.ZodType, answer: unknown, production: boolean): unknown {
  const { data, error } = schema.safeParse(answer);
  if (error) {
    const faults = error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`);
    throw new AnswerMismatch(faults.join(', '));
  }
  if (!production && !isDeepStrictEqual(data, answer))
    throw new AnswerMismatch('fields that the contract does not have');
  return data;
}

class AnswerMismatch extends Error {
  constructor(faults: string) {
    super(`The answer does not fit the contract: ${faults}`);
    this.name = 'AnswerMismatch';
  }
}
