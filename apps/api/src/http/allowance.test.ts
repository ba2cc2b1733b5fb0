import { expect, it } from 'vitest';
import { createAllowance } from './allowance.ts';

it('lets a caller use a burst at once, then makes them wait, and no one else', async () => {
  let now = 0;
  const allowance = createAllowance({ burstMs: 100, share: 0.5, longestMs: 10, clock: () => now });
  (await allowance.wait('flooder'))?.(120);
  expect(await allowance.wait('other')).toBeDefined();
  expect(await allowance.wait('flooder')).toBeUndefined();
  now += 60;
  expect(await allowance.wait('flooder')).toBeDefined();
});
