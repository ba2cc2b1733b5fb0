import { expect, it } from 'vitest';
import { createMemory } from './memory.ts';

const at = (ms: number): Date => new Date(ms);

it('keeps a value until it expires', () => {
  const memory = createMemory<number>(2);
  memory.keep('one', 1, 100);
  expect([memory.get('one', at(99)), memory.get('one', at(100)), memory.get('one', at(0))]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

it('keeps the newest values when it is over its limit', () => {
  const memory = createMemory<number>(2);
  for (const [index, key] of ['one', 'two', 'one', 'three'].entries()) memory.keep(key, index, 100);
  expect(['one', 'two', 'three'].map((key) => memory.get(key, at(0)))).toEqual([2, undefined, 3]);
});

it('deletes a value on request', () => {
  const memory = createMemory<number>(2);
  memory.keep('one', 1, 100);
  memory.forget('one');
  expect(memory.get('one', at(0))).toBeUndefined();
});
