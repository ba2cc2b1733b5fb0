import { expect, it } from 'vitest';
import { layoutOf, slotsFrom } from './layout.ts';

it('gives the nodes addresses of a network of their own, one for each slot', () => {
  expect(layoutOf(7, true)).toMatchObject({
    network: '10.231.7.0/24',
    gateway: '10.231.7.1',
    addresses: { pg1: '10.231.7.11', pg2: '10.231.7.12', pg3: '10.231.7.13' },
  });
});

it('stays on the loopback without namespaces, where everybody comes from 127.0.0.1', () => {
  expect(layoutOf(7, false)).toMatchObject({ network: '127.0.0.0/8', addresses: { pg1: '127.231.7.11' } });
});

it('looks for a slot from the same one on for the same folder, and at each once', () => {
  expect(slotsFrom('/a')).toEqual(slotsFrom('/a'));
  expect(new Set(slotsFrom('/a')).size).toBe(256);
});
