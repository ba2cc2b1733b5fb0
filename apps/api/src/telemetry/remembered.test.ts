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

describe('what is remembered', () => {
  it('is read once, however many ask and however often', async () => {
    const { ask, times, pass } = reads([says('one')]);
    expect(await Promise.all([ask(), ask()])).toEqual(['one', 'one']);
    pass(99);
    expect([await ask(), times()]).toEqual(['one', 1]);
  });

  it('is read anew once it is old', async () => {
    const { ask, pass } = reads([says('one'), says('two')]);
    await ask();
    pass(100);
    expect(await ask()).toBe('two');
  });

  it('is nothing where it cannot be read, and nothing old either', async () => {
    const { ask, pass } = reads([says('one'), () => Promise.reject(new Error('away')), says('three')]);
    await ask();
    pass(100);
    expect([await ask(), await ask()]).toEqual([undefined, 'three']);
  });

  it('keeps nobody waiting for an answer that does not come, and has it once it is there', async () => {
    let answer: (word: string) => void = () => undefined;
    const { ask } = reads([() => new Promise((resolve) => (answer = resolve))]);
    expect(await ask()).toBeUndefined();
    answer('late');
    expect(await ask()).toBe('late');
  });
});
