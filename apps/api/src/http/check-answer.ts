import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { stripOf, unfit } from './strip-answer.ts';

export type CheckAnswer = (answer: unknown) => unknown;

/** Enforces the contract. Production strips extra fields; elsewhere they are errors, so tests find leaks. */
export function answerChecker(schema: z.ZodType, production: boolean): CheckAnswer {
  const check: CheckAnswer = (answer) => {
    const { data, error } = schema.safeParse(answer);
    if (!error) return data;
    const faults = error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.code}`);
    throw new AnswerMismatch(faults.join(', '));
  };
  if (production) {
    const strip = stripOf(schema);
    return (answer) => {
      const stripped = strip(answer);
      return stripped === unfit ? check(answer) : stripped;
    };
  }
  return (answer) => {
    const checked = check(answer);
    if (!isDeepStrictEqual(checked, answer)) throw new AnswerMismatch('fields that the contract does not have');
    return checked;
  };
}

class AnswerMismatch extends Error {
  constructor(faults: string) {
    super(`The answer does not fit the contract: ${faults}`);
    this.name = 'AnswerMismatch';
  }
}
