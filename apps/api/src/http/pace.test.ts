import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

function aPace() {
  let now = 0;
  const said: string[] = [];
  const wait = async (milliseconds: number): Promise<void> => {
    said.push(`pause ${milliseconds}`);
    now += milliseconds;
  };
  const pace = createPace(4, { clock: () => now, wait });
  const work = (name: string, milliseconds: number) => (): string => {
    said.push(name);
    now += milliseconds;
    return name;
  };
  return { pace, work, said };
}

it('runs work in order, with a pause proportional to its length after each', async () => {
  const { pace, work, said } = aPace();
  const all = await Promise.all([pace(work('first', 10)), pace(work('second', 5)), pace(work('third', 1))]);
  expect(all).toEqual(['first', 'second', 'third']);
  expect(said.slice(0, 5)).toEqual(['first', 'pause 40', 'second', 'pause 20', 'third']);
});

it('continues after failed work', async () => {
  const { pace, work, said } = aPace();
  const failing = pace(() => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await pace(work('second', 5))).toBe('second');
  expect(said).toContain('second');
});
