import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('lets a caller use a burst at once, then limits only that caller', async () => {
  let now = 0;
  const allowance = createAllowance({ burstMs: 100, share: 0.5, longestMs: 10, clock: () => now });
  const use = async (who: string, ms: number): Promise<void> => {
    const note = await allowance.wait(who);
    if (typeof note === 'function') note(ms);
  };
  await use('flooder', 120);
  expect(await allowance.wait('other')).toBeTypeOf('function');
  expect(await allowance.wait('flooder')).toBe(40);
  now += 60;
  expect(await allowance.wait('flooder')).toBeTypeOf('function');
});
