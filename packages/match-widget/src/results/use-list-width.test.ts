import { expect, it } from 'vitest';
import { layoutOf } from './use-list-width.ts';

it('stacks a card that is narrower than 44 em', () => {
  expect(layoutOf(43.9).stacked).toBe(true);
  expect(layoutOf(44).stacked).toBe(false);
});

it('puts three times in a row on a phone, six at a desk, and two where text is large', () => {
  expect(layoutOf(22.4).columns).toBe(3);
  expect(layoutOf(67.5).columns).toBe(6);
  expect(layoutOf(47).columns).toBe(4); // 752 px, side by side
  expect(layoutOf(11.2).columns).toBe(2); // 358 px at 32 px
});
