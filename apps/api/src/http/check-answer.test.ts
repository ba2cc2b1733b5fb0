import { describe, expect, it } from 'vitest';
import { contract } from '@tele/core/contract';
import * as z from 'zod';
import { answerChecker } from './check-answer.ts';

const checkAnswer = (of: z.ZodType, answer: unknown, production: boolean): unknown =>
  answerChecker(of, production)(answer);
const schema = z.object({ id: z.string(), inner: z.object({ n: z.int() }).nullable() });

describe('an outgoing answer', () => {
  it('passes when it matches the contract', () => {
    const answer = { id: 'a', inner: { n: 1 } };
    expect(checkAnswer(schema, answer, false)).toEqual(answer);
  });

  it('is an error in tests when it has an extra field, at any depth', () => {
    expect(() => checkAnswer(schema, { id: 'a', inner: { n: 1, secret: 'x' } }, false)).toThrow(
      'does not fit the contract',
    );
  });

  it('loses such a field in production', () => {
    expect(checkAnswer(schema, { id: 'a', inner: { n: 1, secret: 'x' } }, true)).toEqual({ id: 'a', inner: { n: 1 } });
  });

  it.each([true, false])('is an error when a field is missing (production %s), without quoted values', (production) => {
    const check = (): unknown => checkAnswer(schema, { id: 'canary', inner: { n: 'canary' } }, production);
    expect(check).toThrow('inner.n: invalid_type');
    expect(check).not.toThrow('canary');
  });

  it('is stripped exactly as the schema would do it', () => {
    const answers = z.object({
      items: z.array(z.object({ word: z.enum(['a', 'b']), ok: z.literal(true), left: z.string().optional() })),
      named: z.record(z.string(), z.string()),
      either: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('one'), n: z.int() }),
        z.object({ kind: z.literal('two'), at: z.iso.datetime().nullish() }),
      ]),
    });
    const item = { word: 'b', ok: true, secret: 1 };
    for (const either of [{ kind: 'one', n: 1, secret: 2 }, { kind: 'two', at: null }, { kind: 'two' }]) {
      const answer = { items: [item, { ...item, left: 'x' }], named: { a: 'x' }, either, secret: 3 };
      expect(checkAnswer(answers, answer, true)).toEqual(answers.parse(answer));
    }
    const misfits = [
      { items: [{ ...item, word: 'c' }] },
      { items: [{ ...item, ok: false }] },
      { items: {} },
      { items: [], named: { a: 1 } },
      null,
    ];
    for (const misfit of misfits) expect(() => checkAnswer(answers, misfit, true)).toThrow('does not fit');
  });
});

describe('every call', () => {
  it.each(Object.entries(contract))('%s returns what can be stripped without its schema', (name, { ok }) => {
    // A download contains alert filters and application details as the user entered them.
    expect(kindsIn(ok)).toEqual(name === 'downloadMyData' ? ['unknown', 'unknown'] : []);
  });
});

/** Parts that only the full schema could strip; an acceptance’s few variants are exempt. */
function kindsIn(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(kindsIn);
  if (schema instanceof z.ZodArray) return kindsIn(schema.element);
  if (schema instanceof z.ZodRecord) return kindsIn(schema.valueType);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return kindsIn(schema.unwrap());
  const { type } = schema as z.ZodType;
  return ['string', 'number', 'boolean', 'literal', 'enum', 'union'].includes(type) ? [] : [type];
}
