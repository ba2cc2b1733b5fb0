import { expect, it } from 'vitest';
import { layoutOf, slotsFrom } from './layout.ts';

it('gives each slot’s nodes addresses in a separate network', () => {
  expect(layoutOf(7, true)).toMatchObject({
    network: '10.231.7.0/24',
    gateway: '10.231.7.1',
    addresses: { pg1: '10.231.7.11', pg2: '10.231.7.12', pg3: '10.231.7.13' },
  });
});

it('uses the loopback without namespaces, where all traffic comes from 127.0.0.1', () => {
  expect(layoutOf(7, false)).toMatchObject({ network: '127.0.0.0/8', addresses: { pg1: '127.231.7.11' } });
});

it('tries every slot once, starting at the same one for a folder', () => {
  expect(slotsFrom('/a')).toEqual(slotsFrom('/a'));
  expect(new Set(slotsFrom('/a')).size).toBe(256);
});
