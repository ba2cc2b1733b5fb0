import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { checkAnswer } from './check-answer.ts';

const schema = z.object({ id: z.string(), inner: z.object({ n: z.int() }).nullable() });

describe('an answer on its way out', () => {
  it('passes when it is what the contract says', () => {
    const answer = { id: 'a', inner: { n: 1 } };
    expect(checkAnswer(schema, answer, false)).toEqual(answer);
  });

  it('is an error in tests when it carries a field more, at any depth', () => {
    expect(() => checkAnswer(schema, { id: 'a', inner: { n: 1, secret: 'x' } }, false)).toThrow(
      'does not fit the contract',
    );
  });

  it('is stripped of such a field in production', () => {
    expect(checkAnswer(schema, { id: 'a', inner: { n: 1, secret: 'x' } }, true)).toEqual({ id: 'a', inner: { n: 1 } });
  });

  it.each([true, false])(
    'is an error when it lacks one (production %s), and the error quotes no value',
    (production) => {
      const check = (): unknown => checkAnswer(schema, { id: 'canary', inner: { n: 'canary' } }, production);
      expect(check).toThrow('inner.n: invalid_type');
      expect(check).not.toThrow('canary');
    },
  );
});
