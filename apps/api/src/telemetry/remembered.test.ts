import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

function reads(answers: readonly (() => Promise<string>)[]) {
  let now = 0;
  let times = 0;
  const ask = remembered(() => answers[times++]?.() ?? Promise.reject(new Error('asked too often')), {
    forMs: 100,
    waitMs: 5,
    clock: () => now,
  });
  return { ask, times: () => times, pass: (milliseconds: number) => (now += milliseconds) };
}
const says = (word: string) => () => Promise.resolve(word);

describe('a cached value', () => {
  it('is read once, for any number of simultaneous and later readers', async () => {
    const { ask, times, pass } = reads([says('one')]);
    expect(await Promise.all([ask(), ask()])).toEqual(['one', 'one']);
    pass(99);
    expect([await ask(), times()]).toEqual(['one', 1]);
  });

  it('is read again once it is old', async () => {
    const { ask, pass } = reads([says('one'), says('two')]);
    await ask();
    pass(100);
    expect(await ask()).toBe('two');
  });

  it('is absent when it cannot be read, without an old value', async () => {
    const { ask, pass } = reads([says('one'), () => Promise.reject(new Error('away')), says('three')]);
    await ask();
    pass(100);
    expect([await ask(), await ask()]).toEqual([undefined, 'three']);
  });

  it('never delays a reader, and appears once it was read', async () => {
    let answer: (word: string) => void = () => undefined;
    const { ask } = reads([() => new Promise((resolve) => (answer = resolve))]);
    expect(await ask()).toBeUndefined();
    answer('late');
    expect(await ask()).toBe('late');
  });
});
